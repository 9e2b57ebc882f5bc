import type { WorkingType, Workplace } from '@titian/rules/working-types';
import { shortTexts } from './fields';
import { quoted, silently, type Warn } from './warnings';

/** Words for each job type, in letters alone; the more telling come first: an internship may be full-time. */
const WORKING_TYPES: readonly [WorkingType, RegExp][] = [
  [
    'internship',
    /\b(intern|interns|internship|internships|magang|pemagangan|apprentice|apprenticeship|praktik kerja|pkl)\b/,
  ],
  ['freelance', /\b(freelance|freelancer|pekerja lepas|tenaga lepas|kerja lepas)\b/],
  ['parttime', /\b(part ?time|paruh waktu|paro waktu|separuh waktu)\b/],
  ['fulltime', /\b(full ?time|penuh waktu|purna waktu|waktu penuh)\b/],
  ['temporary', /\b(temporary|temp|per ?diem|sementara|harian lepas|seasonal|musiman)\b/],
  ['contract', /\b(contract|contractor|kontrak|pkwt|fixed term)\b/],
];

const WORKPLACES: readonly [Workplace, RegExp][] = [
  ['hybrid', /\b(hybrid|hibrida)\b/],
  [
    'remote',
    /\b(telecommut(?:e|ing)|telework|remote|remotely|wfh|wfa|work from (?:home|anywhere)|jarak jauh|kerja dari rumah|dari rumah)\b/,
  ],
  ['wfo', /\b(on ?site|in ?office|office|wfo|work from office|kerja di kantor|kantor)\b/],
];

/** Some feeds write the values of schema.org as addresses. */
const SCHEMA = /\b(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/gi;

/** Turns what follows into its opposite. */
const NOT = /\b(no|not|non|bukan|tidak|tanpa|false)\b/;

/** "FULL_TIME", "Full-time" and "fulltime" are one. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

function knownIn<T>(text: string, table: readonly (readonly [T, RegExp])[]): T[] {
  const plain = words(text);
  return NOT.test(plain) ? [] : table.filter(([, pattern]) => pattern.test(plain)).map(([known]) => known);
}

/** Says that there is nothing to say. */
const isEmpty = (text: string): boolean => ['', 'unspecified', 'any', 'none'].includes(words(text));

/**
 * The job types of specification 1, section 9 for schema.org's `employmentType`, in English or Indonesian, in its order.
 * None, with a warning, for one that has no counterpart (`VOLUNTEER`, `OTHER`).
 */
export function toWorkingTypes(employmentType: unknown, warn: Warn = silently): WorkingType[] {
  const values = shortTexts(employmentType, 'employmentType', warn).flatMap((text) =>
    text.replaceAll(SCHEMA, '').split(/[,;|/]/),
  );
  const given = values.filter((value) => !isEmpty(value));
  const unknown = given.filter((value) => knownIn(value, WORKING_TYPES).length === 0 && workplaceIn(value) === null);
  for (const value of unknown) warn('unknown-employment-type', `employmentType ${quoted(value.trim())} is not known`);
  return [...new Set(given.flatMap((value) => knownIn(value, WORKING_TYPES)))];
}

/** The workplace that a text names, such as that of a place "Jakarta (Remote)"; null where it names none. */
export function workplaceIn(text: string): Workplace | null {
  return knownIn(text, WORKPLACES)[0] ?? null;
}

/** The same; null also where a text names both the office and the home. */
function onlyWorkplaceIn(text: string): Workplace | null {
  const [first = null, ...others] = knownIn(text, WORKPLACES);
  return first === 'hybrid' || others.length === 0 ? first : null;
}

/**
 * The workplace of specification 1, section 9 for schema.org's `jobLocationType`; null where it says none and, with a
 * warning, where it is not known.
 */
export function toWorkplace(jobLocationType: unknown, warn: Warn = silently): Workplace | null {
  const given = shortTexts(jobLocationType, 'jobLocationType', warn).filter((text) => !isEmpty(text));
  const [first = null, ...others] = new Set(given.flatMap((text) => onlyWorkplaceIn(text) ?? []));
  for (const text of given) {
    if (onlyWorkplaceIn(text) === null) warn('unknown-workplace', `jobLocationType ${quoted(text)} is not known`);
  }
  for (const other of others) warn('further-value', `jobLocationType: ${first} is stored and ${other} is not`);
  return first;
}

/** The workplace that one of the values of `employmentType` names, such as "REMOTE"; null where none does. */
export const workplaceAmong = (employmentType: unknown): Workplace | null =>
  shortTexts(employmentType, 'employmentType', silently)
    .map(workplaceIn)
    .find((workplace) => workplace !== null) ?? null;
