/** The path of a vacancy's page, at either of its two addresses. Groups: the page, and the encoded slug. */
const JOB_PATH = /^\/(jobs|lowongan)\/([^/?#\\\s]{1,300})$/;

/** Forbidden in a decoded slug: path traversal and invisible characters. */
// eslint-disable-next-line no-control-regex -- these are the very characters to refuse
const UNFIT = /[/\\\u0000-\u001f\u007f\u2028\u2029]|^\.{1,2}$/;

/**
 * The way back to a vacancy, out of an address, a mail's link or the browser's storage: only `/jobs/<slug>` and
 * `/lowongan/<slug>` of this site are taken. The reference server has the same rule. Specification 4, section 4.
 *
 * @returns the path, written again from its decoded slug, or null for everything else
 */
export function toJobPath(value: unknown): string | null {
  const [, page, encoded] = (typeof value === 'string' && JOB_PATH.exec(value)) || [];
  if (page === undefined || encoded === undefined) return null;
  try {
    const slug = decodeURIComponent(encoded);
    return UNFIT.test(slug) ? null : `/${page}/${encodeURIComponent(slug)}`;
  } catch {
    return null;
  }
}
