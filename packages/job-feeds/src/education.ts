import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import { rawTexts } from './fields';

/** Longest text that is looked at. */
const MAX_LENGTH = 5_000;

type Level = (typeof EDUCATION_LEVELS)[number];

/** Schools below the lowest level of the master list, unless one is to teach there. */
const BELOW_SMA =
  /(?<!guru )\b(sd|smp|sltp|mts|paket [ab]|sekolah dasar|elementary|primary school|junior high|middle school)\b/;

const NUMERALS: Record<string, Level> = {
  '1': 'D1',
  '2': 'D2',
  '3': 'D3',
  '4': 'D4',
  i: 'D1',
  ii: 'D2',
  iii: 'D3',
  iv: 'D4',
};

/** A diploma without its years is the one of three years, which is the usual one. The word "di" is none. */
const DIPLOMA =
  /\b(?:(?:d|diploma)[ -]{0,3}([1-4])|d(iii|ii|iv)|(?:d|diploma)[ -]{1,3}(iii|ii|iv|i))\b|\b(?:diploma|associate)\b/g;

/** Employers' names of a level, besides diplomas. */
const NAMES: readonly [Level, RegExp][] = [
  ['SMA', /\b(sma|smu|slta|sma\/smk|high school|senior high|sekolah menengah atas|paket c)\b/],
  ['SMK', /\b(smk|stm|smea|sekolah menengah kejuruan|vocational (high )?school)\b/],
  ['D4', /\bsarjana terapan\b/],
  ['S1', /\b(s ?-?1|strata (1|satu)|sarjana(?! (muda|terapan))|bachelor'?s?|undergraduate degree)\b/],
  ['Profesi', /\b(pendidikan profesi|profesi (ners|bidan|apoteker|dokter|guru|akuntan|insinyur|fisioterapi))\b/],
  ['S2', /\b(s ?-?2|strata (2|dua)|magister|master'?s?|pascasarjana|postgraduate)\b/],
  ['S3', /\b(s ?-?3|strata (3|tiga)|doktor|doctora(l|te)|phd)\b/],
];

function levelsIn(text: string): Level[] {
  const diplomas = [...text.matchAll(DIPLOMA)].map(
    ([, digit, joined, apart]) => NUMERALS[digit ?? joined ?? apart ?? ''] ?? 'D3',
  );
  return [...diplomas, ...NAMES.filter(([, pattern]) => pattern.test(text)).map(([level]) => level)];
}

/** A level that is said not to be required, up to the end of its part. */
const NOT_REQUIRED =
  /\b(?:tidak (?:harus|wajib|perlu|dipersyaratkan|disyaratkan)|bukan|tanpa|no|not)\b(?: [a-z]+){0,2} (?:s ?-?[123]|d ?-?[1-4]|sma|smk|sarjana|diploma|bachelor'?s?|master'?s?)\b|\b(?:s ?-?[123]|d ?-?[1-4]|sma|smk|sarjana|diploma)(?: [a-z]+)? tidak (?:harus|wajib|perlu|dipersyaratkan|disyaratkan)\b/g;

/**
 * The name in the master list of the lowest education that texts in Indonesian or English take: "D3/S1" takes D3.
 * Null where they name none, or one below SMA, which excludes no candidate.
 */
function lowestEducation(texts: readonly string[]): string | null {
  const text = texts
    .join('\n')
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(NOT_REQUIRED, ' ');
  if (BELOW_SMA.test(text)) return null;
  const named = levelsIn(text);
  // The list's own order is the one in which levels are reached.
  return EDUCATION_LEVELS.find((level) => named.includes(level)) ?? null;
}

/** The same for the `educationRequirements` of a JobPosting. */
export function toMinEducation(educationRequirements: unknown): string | null {
  return lowestEducation(rawTexts(educationRequirements, 'educationRequirements'));
}
