/** Path of a vacancy's page at either of its addresses, with the encoded slug. */
const JOB_PATH = /^\/(jobs|lowongan)\/([^/?#\\\s]{1,300})$/;

/** Forbidden in a decoded slug: path traversal and invisible characters. */
// eslint-disable-next-line no-control-regex -- these are the very characters to refuse
const UNFIT = /[/\\\u0000-\u001f\u007f\u2028\u2029]|^\.{1,2}$/;

/**
 * The page that the mailed link leads back to, out of the header `X-Return-To`: only `/jobs/<slug>` and
 * `/lowongan/<slug>` are taken, as the web app does. Specification 4, section 4.
 *
 * @returns the path, rebuilt from its decoded slug, or null for everything else
 */
export function toReturnPath(header: string | string[] | undefined): string | null {
  const [, page, encoded] = (typeof header === 'string' && JOB_PATH.exec(header)) || [];
  if (page === undefined || encoded === undefined) return null;
  try {
    const slug = decodeURIComponent(encoded);
    return UNFIT.test(slug) ? null : `/${page}/${encodeURIComponent(slug)}`;
  } catch {
    return null;
  }
}
