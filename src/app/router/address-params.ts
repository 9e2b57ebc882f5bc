import { matchPath } from 'react-router-dom';

/**
 * The parameters of an address, decoded as the router decodes them; null where it is no address of the pattern.
 *
 * @throws URIError for what cannot be decoded
 */
export function addressParams(pattern: string, pathname: string): Record<string, string> | null {
  const match = matchPath(pattern, pathname);
  if (!match) return null;
  const params = Object.entries(match.params).map(([name, text = '']) => [name, decodeURIComponent(text)]);
  return Object.fromEntries(params) as Record<string, string>;
}
