/**
 * The part of an address that represents a company in the web app: its name without accents, in lower case, all but
 * letters and digits as hyphens. Specification 4, section 2, "Company page".
 *
 * @returns null for a name without letters and digits
 */
export const companySlug = (name: string): string | null =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || null;
