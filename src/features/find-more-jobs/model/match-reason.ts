import { WORKING_TYPES, WORKPLACES, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { JobHit } from '@/entities/job';
import { texts } from '../texts';

/** Abbreviations, which are written in upper case: without a vowel, or well known. */
const ABBREVIATIONS = new Set([
  'sma',
  'smu',
  'slta',
  'smea',
  'spg',
  'spb',
  'it',
  'ti',
  'ui',
  'ux',
  'qa',
  'ai',
  'sim',
  'net',
]);
const hasVowel = (word: string): boolean => /[aeiou]/.test(word);

const toWritten = (term: string): string =>
  term.replace(/[\p{L}\p{N}]+/gu, (word) =>
    word.length === 1 || ABBREVIATIONS.has(word) || (word.length <= 4 && !hasVowel(word)) ? word.toUpperCase() : word,
  );

/** The label of a value, or the value itself where it is none of the known ones. */
export const knownLabel = <T extends string>(
  known: readonly T[],
  value: string,
  toLabel: (known: T) => string,
): string => {
  const found = known.find((name) => name === value);
  return found ? toLabel(found) : value;
};

function describeHit({ field, term, via }: JobHit): string {
  switch (field) {
    case 'title':
      return via === 'word' ? texts.reasons.title : texts.reasons.like(toWritten(term));
    case 'company':
      return texts.reasons.company;
    case 'city':
    case 'province':
      return texts.reasons.place(term);
    case 'workingType':
      return texts.reasons.workingType(knownLabel(WORKING_TYPES, term, workingTypeLabel));
    case 'workplace':
      return texts.reasons.workplace(knownLabel(WORKPLACES, term, workplaceLabel));
    default:
      return texts.reasons[field](toWritten(term));
  }
}

/**
 * Why a vacancy is shown: by the first word that was not found as it is in the title, which everybody sees there.
 * Specification 4, section 2.
 *
 * @returns an empty text for one whose title matches
 */
export function matchReason(matchedIn: readonly JobHit[]): string {
  const hit = matchedIn.find(({ field, via }) => field !== 'title' || via !== 'word') ?? matchedIn[0];
  return hit ? describeHit(hit) : '';
}
