/**
 * The part of an address that represents a company: its name without accents, in lower case, all but letters and digits
 * as hyphens: 'PT. Sinar Laut' becomes 'pt-sinar-laut'. The contract has no id of a company: names that differ in case,
 * accents or punctuation alone are one company's. Specification 4, section 2, "Company page".
 *
 * @returns null for a name without letters and digits, such as the '-' of a vacancy without a company
 */
export const companySlug = (name: string): string | null =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || null;
