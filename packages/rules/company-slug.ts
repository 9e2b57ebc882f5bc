import { isHiddenEmployer } from './hidden-employer';

/**
 * The part of an address that represents a company: its name without accents, in lower case, all but letters and digits
 * as hyphens: 'PT. Sinar Laut' becomes 'pt-sinar-laut'. The contract has no id of a company: names that differ in case,
 * accents or punctuation alone are one company's. Specification 4, section 2, "Company page".
 *
 * @returns null where no company is known: for a hidden employer, and for a name without letters and digits, such as the '-'
 *   of a vacancy without a company
 */
export function companySlug(name: string): string | null {
  if (isHiddenEmployer(name)) return null;
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || null;
}
