/**
 * An address that is safe to link: `javascript:`, `data:` and other schemes would run in the visitor's page.
 *
 * @param value what was typed or stored
 * @returns the absolute http or https address, or null for anything else
 */
export function toWebUrl(value: string): string | null {
  const typed = value.trim();
  if (!/^https?:\/\/[^\s/]/i.test(typed) || !URL.canParse(typed)) return null;
  return new URL(typed).href;
}
