import { toWords } from '@titian/rules/words';
import known from './kinds.json';

const [COMPANY, TITLE, ORGANISATION, ROLE] = [known.company, known.title, known.organisation, known.role].map(
  (words): ReadonlySet<string> => new Set(words),
) as [Set<string>, Set<string>, Set<string>, Set<string>];

const countIn = (text: string, known: ReadonlySet<string>): number =>
  toWords(text).filter((word) => known.has(word)).length;

/** A first word of these, such as "PT", leaves no doubt. */
const LEGAL =
  /^(?:pt|cv|ud|pd|fa|rs|rsu|rsud|rsia|kap|yayasan|koperasi|toko|hotel|universitas|politeknik|bank|apotek|klinik|dinas|kementerian|smp|sma|smk|sd)\b\.?/i;
export const LEGAL_END = /\b(?:tbk|inc|ltd|llc|group|corp|persero)\.?\)?$/i;

export interface Roles {
  /** How much a text looks like what a person was, less what it looks like where: a job title, a role. */
  roleScore(text: string): number;
  /** "Ketua OSIS" as a role and where it is; null where the text does not begin with a role. */
  leadingRole(text: string): { role: string; place: string } | null;
}

const legal = (text: string): number => (LEGAL.test(text) || LEGAL_END.test(text) ? 3 : 0);

export const WORK_ROLES: Roles = {
  roleScore: (text) => countIn(text, TITLE) - countIn(text, COMPANY) - legal(text),
  leadingRole: () => null,
};

export const ORGANISATION_ROLES: Roles = {
  roleScore: (text) => 2 * countIn(text, ROLE) - countIn(text, ORGANISATION) - (LEGAL_END.test(text) ? 2 : 0),
  leadingRole: (text) => {
    const all = text.split(' ');
    const end = all.findIndex((word) => countIn(word, ROLE) === 0);
    const place = all
      .slice(end)
      .join(' ')
      .replace(/^(?:at|di|of|pada|dari) /i, '');
    const isRole = end > 0 && countIn(place, ORGANISATION) > 0;
    return isRole ? { role: all.slice(0, end).join(' '), place } : null;
  },
};

/** True for a text that names a job. */
export const isJob = (text: string): boolean => countIn(text, TITLE) > 0;

/** True for a name with a legal form, such as "PT Laut Teduh". */
export const isCompany = (text: string): boolean => legal(text) > 0;

/** True for a text that names an employer, a school or an authority. */
export const isEmployer = (text: string): boolean => isCompany(text) || countIn(text, COMPANY) > 0;

/** True for a role in an organisation rather than a job: "Ketua, Karang Taruna", "Ketua OSIS, SMK Bina Karya". */
export const isOfOrganisation = (texts: readonly string[]): boolean =>
  texts.some((text) => !isCompany(text) && countIn(text, ORGANISATION) > countIn(text, COMPANY));
