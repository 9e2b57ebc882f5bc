import { inIndonesian, placesByName } from '@titian/rules/place-names';
import { toPhrase, withNames } from '@titian/rules/words';
import type { CvSection } from '@titian/cv-reader';
import type { Stated } from '@/entities/profile/proposal';

/** Without case, accents, punctuation, and the beginning of a web address; a name with signs has one form. */
const toKey = (text: string): string =>
  withNames(text)
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** True for two texts that differ in case, accents, spaces and punctuation alone, or in how they write a name: "F&B", "FnB". */
export const isSameText = (one: string, other: string): boolean => toKey(one) === toKey(other);

/** True for two names of one place, of which one may be English or say less: "Central Java", "Bandung" and "Kota Bandung". */
export const isSamePlace = (one: string, other: string): boolean =>
  placesByName()
    .get(inIndonesian(one))
    ?.some((place) => placesByName().get(toPhrase(other))?.includes(place)) === true;

/** Fields that are equal in two records of the same thing, and those of which one may be missing or less exact. */
interface Identity {
  same: readonly string[];
  near?: readonly string[];
}

const IDENTITIES: Partial<Record<CvSection, Identity>> = {
  workExperience: { same: ['title', 'companyName'], near: ['startDate'] },
  education: { same: ['education'], near: ['educationLevel'] },
  organizationExperience: { same: ['organization_name', 'position_name'], near: ['start_date'] },
  training: { same: ['title'], near: ['startDate'] },
  achievement: { same: ['name'], near: ['date'] },
  language: { same: ['language'] },
  portfolio: { same: ['url'] },
};

const isNear = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const toKeys = (stated: Stated): Stated =>
  Object.fromEntries(Object.entries(stated).map(([name, value = '']) => [name, toKey(value)]));

const keysOfRecords = new WeakMap<readonly Stated[], Stated[]>();

/** Each entry of a file is compared with all records, whose keys are made once. */
function keysOf(known: readonly Stated[]): Stated[] {
  const keys = keysOfRecords.get(known) ?? known.map(toKeys);
  keysOfRecords.set(known, keys);
  return keys;
}

/**
 * True when the profile has what a file states (specification 4, section 10).
 *
 * @param known the profile's entries of the section, dates as `YYYY-MM-DD`
 */
export function isInProfile(section: CvSection, stated: Stated, known: readonly Stated[]): boolean {
  const { same, near = [] } = IDENTITIES[section] ?? { same: [] };
  if (!same.some((name) => stated[name])) return false;
  const keys = toKeys(stated);
  return keysOf(known).some(
    (record) =>
      same.every((name) => (keys[name] ?? '') === (record[name] ?? '')) &&
      near.every((name) => isNear(keys[name] ?? '', record[name] ?? '')),
  );
}
