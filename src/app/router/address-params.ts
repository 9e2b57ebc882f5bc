/**
 * The parameters of an address, decoded; null where it is no address of the pattern. As the router finds them, without
 * it: what asks early is there before it.
 *
 * @param pattern of `shared/config/routes.ts`
 * @throws URIError for what cannot be decoded
 */
export function addressParams(pattern: string, pathname: string): Record<string, string> | null {
  const form = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
  const match = form.exec(pathname);
  if (!match) return null;
  const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
  return Object.fromEntries(params) as Record<string, string>;
}
