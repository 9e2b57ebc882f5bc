import { isObject, itemsOf, rawTexts, type JsonObject } from './fields';
import { silently, type Warn } from './warnings';

/** No job requires more than fifty years. */
const MAX_MONTHS = 600;

/** Longest text that is looked at. */
const MAX_LENGTH = 5_000;

const NUMBERS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'];
const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const NUMBER = String.raw`\d{1,3}(?:[.,]\d)?|${[...NUMBERS, ...ENGLISH].join('|')}`;
const YEARS = String.raw`tahun|thn|th|years?|yrs?`;
const MONTHS = String.raw`bulan|bln|months?|mos?`;

/** "2 tahun", "1-3 years", "1 tahun 6 bulan": of a range the least counts. */
const DURATION = new RegExp(
  String.raw`\b(${NUMBER})\+?(?:\s*(?:-|–|s\/d|sampai|hingga|to)\s*(?:${NUMBER}))?\s*\+?\s*(?:(${YEARS})(?:\s*(?:dan|and)?\s*(${NUMBER})\s*(?:${MONTHS}))?|(?:${MONTHS}))\b`,
);

/** An age or a longest time is no least experience. */
const NO_LEAST = new RegExp(
  String.raw`\b(?:usia|umur|berusia|berumur|aged?|maks(?:imal|imum)?|max(?:imum)?|at most|up to|kurang dari|di ?bawah|less than|under|fewer than)\b[^.;\n]{0,100}?(?:${YEARS}|${MONTHS})\b`,
  'g',
);

/** Durations that are no experience: of a contract, a probation, a warranty, the age of a company. */
const OTHER_TIME = new RegExp(
  String.raw`\b(?:kontrak|contract|probation|percobaan|training|pelatihan|garansi|warranty|berdiri|berlaku|valid)\b[^.,;\n\d]{0,15}?\b(?:${NUMBER})\s*(?:${YEARS}|${MONTHS})\b`,
  'g',
);

/** "2 (dua) tahun", as official texts write numbers. */
const IN_WORDS = new RegExp(String.raw`(?<=\d\s?)\((?:${NUMBERS.join('|')})\)`, 'g');

const NONE_NEEDED =
  /\b(fresh ?graduates?|lulusan baru|tanpa pengalaman|tidak (perlu|wajib|harus) (ber|memiliki )?pengalaman|no (prior )?(experience|requirements?)|entry level|belum berpengalaman)\b/;

function numberOf(word: string): number {
  const index = Math.max(NUMBERS.indexOf(word), ENGLISH.indexOf(word));
  return index >= 0 ? index : Number(word.replace(',', '.'));
}

/**
 * The least experience in months that a text in Indonesian or English requires; 0 where none is needed, null where it
 * does not say.
 */
function monthsIn(given: string): number | null {
  const text = given
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(IN_WORDS, ' ')
    .replaceAll(NO_LEAST, ' ')
    .replaceAll(OTHER_TIME, ' ');
  if (NONE_NEEDED.test(text)) return 0;
  const [, number, years, more] = DURATION.exec(text) ?? [];
  if (number === undefined) return null;
  const months = numberOf(number) * (years ? 12 : 1) + (more ? numberOf(more) : 0);
  return months <= MAX_MONTHS ? Math.round(months) : null;
}

/** The months that schema.org counts in an `OccupationalExperienceRequirements`; null for no such number. */
export function countedMonths(item: JsonObject): number | null {
  const given = item.monthsOfExperience;
  const months = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof months === 'number' && Number.isInteger(months) && months >= 0 && months <= MAX_MONTHS ? months : null;
}

/**
 * The least experience in months of a JobPosting's `experienceRequirements`: what schema.org counts in months, or else
 * what its texts say. A count that is none is left out with a warning.
 */
export function toMinExperienceMonths(experienceRequirements: unknown, warn: Warn = silently): number | null {
  for (const item of itemsOf(experienceRequirements)) {
    const isCounted = isObject(item) && (item.monthsOfExperience ?? null) !== null;
    const counted = isCounted ? countedMonths(item) : null;
    if (counted !== null) return counted;
    if (isCounted)
      warn('unreadable-value', 'experienceRequirements.monthsOfExperience is left out: it is no such number');
    for (const text of rawTexts(item, 'experienceRequirements')) {
      const months = monthsIn(text);
      if (months !== null) return months;
    }
  }
  return null;
}
