import { isObject, itemsOf, rawTexts } from './fields';

/** Nobody is asked for more than fifty years. */
const MAX_MONTHS = 600;

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
  String.raw`\b(?:usia|umur|berusia|berumur|aged?|maks(?:imal|imum)?|max(?:imum)?|at most|up to)\b[^.;\n]*?(?:${YEARS}|${MONTHS})\b`,
  'g',
);

const NONE_NEEDED =
  /\b(fresh ?graduates?|lulusan baru|tanpa pengalaman|tidak (perlu|wajib|harus) (ber|memiliki )?pengalaman|no (prior )?(experience|requirements?)|entry level|belum berpengalaman)\b/;

function numberOf(word: string): number {
  const index = Math.max(NUMBERS.indexOf(word), ENGLISH.indexOf(word));
  return index >= 0 ? index : Number(word.replace(',', '.'));
}

/**
 * The least experience in months that a text in Indonesian or English asks for; 0 where none is needed, null where it
 * does not say.
 */
function monthsIn(given: string): number | null {
  const text = given
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(NO_LEAST, ' ');
  if (NONE_NEEDED.test(text)) return 0;
  const [, number, years, more] = DURATION.exec(text) ?? [];
  if (number === undefined) return null;
  const months = numberOf(number) * (years ? 12 : 1) + (more ? numberOf(more) : 0);
  return months <= MAX_MONTHS ? Math.round(months) : null;
}

function monthsOf(item: unknown): number | null {
  if (!isObject(item) || item.monthsOfExperience === undefined) return null;
  const months = Number(item.monthsOfExperience);
  return Number.isInteger(months) && months >= 0 && months <= MAX_MONTHS ? months : null;
}

/**
 * The least experience in months of a JobPosting's `experienceRequirements`: what schema.org counts in months, or else
 * what its texts say. Throws RowRefused when one is neither.
 */
export function toMinExperienceMonths(experienceRequirements: unknown): number | null {
  for (const item of itemsOf(experienceRequirements)) {
    const counted = monthsOf(item);
    if (counted !== null) return counted;
    if (isObject(item) && item.monthsOfExperience !== undefined) continue;
    for (const text of rawTexts(item, 'experienceRequirements')) {
      const months = monthsIn(text);
      if (months !== null) return months;
    }
  }
  return null;
}
