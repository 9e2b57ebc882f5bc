/** Id of the element that says which scripts each page needs, as JSON: lists by the page's pattern. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** A pattern of `shared/config/routes.ts`, with its parameters as any text between two slashes. */
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

let known: Record<string, string[]> | undefined;

/** Read once: whatever the pointer passes over is looked up. */
const scriptsByPattern = (): Record<string, string[]> =>
  (known ??= JSON.parse(document.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? '{}') as Record<string, string[]>);

/** The scripts of an address's page beside those of every page; none where it is unknown. */
export function pageScripts(path: string): string[] {
  const scripts = scriptsByPattern();
  const pattern = Object.keys(scripts).find((one) => matches(one, path));
  return pattern === undefined ? [] : (scripts[pattern] ?? []);
}
