import { toPhrase } from '@titian/rules/words';
import type { CvSection } from '../reading';
import table from './headings.json';
import { isEmployer, isJob } from './kinds';

/** Parts of a CV: those of the profile, and those that nothing is taken from. */
export type Part = CvSection | 'references' | 'other';

export interface Heading {
  part: Part;
  /** Those of its further kinds: training of "Pendidikan & Pelatihan". */
  others: readonly Part[];
  /** Words of the heading that say more than its part. */
  words: ReadonlySet<string>;
}

const NEUTRAL = new Set(table.neutral);

const toTable = (parts: Partial<Record<Part, string[]>>): Map<string, Part> =>
  new Map(Object.entries(parts).flatMap(([part, names]) => names.map((name) => [name, part as Part] as const)));

/** Words that name a part, and those that do where no other word of the heading does. */
const NAMED = toTable(table.names);
const BY_ADJECTIVE = toTable(table.adjectives);

/** Words of the document's own name; by themselves they name no part. */
const TITLES = new Set(['curriculum', 'vitae', 'cv', 'resume', 'hidup', 'europass']);
const OF_TITLE = new Set([...TITLES, 'daftar', 'riwayat', 'pribadi', 'lamaran']);

/** A family's data are nobody's business, whatever else the heading says. */
const FAMILY = new Set(['keluarga', 'family', 'orang', 'tua', 'suami', 'istri', 'anak']);

const KNOWN = new Set([...FAMILY, ...NAMED.keys(), ...BY_ADJECTIVE.keys(), ...NEUTRAL, ...OF_TITLE]);

/** A word, or the one that it is the plural of. */
export const toSingular = (word: string): string => (KNOWN.has(word) ? word : word.replace(/s$/, ''));

/** True for a word of headings. */
export const isKnown = (word: string): boolean => KNOWN.has(toSingular(word));

const MAX_WORD_LENGTH = 40;

/** Words that were joined when letters set apart were: "tentangsaya" is "tentang saya". */
function apart(word: string): string[] | null {
  if (word === '' || word.length > MAX_WORD_LENGTH) return null;
  if (isKnown(word)) return [word];
  for (let end = word.length - 2; end > 1; end -= 1) {
    const first = word.slice(0, end);
    const rest = isKnown(first) ? apart(word.slice(end)) : null;
    if (rest) return [first, ...rest];
  }
  return null;
}

/** The words of a text; those that its letters spell where they are set apart: "PENGAL A M AN KE RJA", "about m e". */
function wordsOf(text: string): string[] {
  const found = toPhrase(text).split(' ');
  return (found.every(isKnown) ? found : (apart(found.join('')) ?? found)).map((word) =>
    isKnown(word) ? toSingular(word) : word,
  );
}

/** True for the name of the document itself, such as "Daftar Riwayat Hidup". */
export function isTitle(text: string): boolean {
  const found = text.length > MAX_LENGTH ? [] : wordsOf(text);
  return found.length > 0 && found.every((word) => OF_TITLE.has(word)) && found.some((word) => TITLES.has(word));
}

/** True for a text with a word for the document itself: "CONTOH CV STAF". */
export const isTitleLike = (text: string): boolean => wordsOf(text).some((word) => TITLES.has(word));

/** Words beside "interests" that make them fields of work; without one of them they are hobbies. */
const OF_WORK = new Set([
  'bidang',
  'area',
  'kerja',
  'pekerjaan',
  'karir',
  'karier',
  'career',
  'job',
  'work',
  'professional',
  'profesional',
]);

/** True for a text with a word of headings or of the document's own name, as no name has. */
export const isLikeHeading = (text: string): boolean =>
  wordsOf(text).some((word) => NAMED.has(word) || BY_ADJECTIVE.has(word) || OF_TITLE.has(word));

const MAX_WORDS = 7;
const MAX_LENGTH = 60;

/** Between the kinds of a heading. */
const BETWEEN = /[,/&+]|\s(?:dan|and)\s/i;

/** The parts that the kinds of a heading name: work and portfolio of "Pengalaman & Proyek". */
const partsIn = (kinds: readonly (readonly string[])[]): Part[] =>
  kinds.flatMap((found) => {
    const [named] = found.flatMap((word) => NAMED.get(word) ?? []);
    const isWork = kinds.length > 1 && found.some((word) => /^(?:pengalaman|experience|work)$/.test(word));
    return named ?? (isWork ? 'workExperience' : []);
  });

/**
 * The part of a CV that a text begins; null for a text that is no heading.
 *
 * @param isAboveTable a text above the head of a table may have any words beside the one of its part
 */
export function headingOf(text: string, isAboveTable = false): Heading | null {
  if (text.length > MAX_LENGTH || /[.?!]$/.test(text.trim()) || /\d{3}/.test(text)) return null;
  const found = wordsOf(text);
  if (found.length > MAX_WORDS) return null;
  const kinds = text.split(BETWEEN).map(wordsOf);
  const parts = partsIn(kinds);
  const unknown = found.filter((word) => !isKnown(word));
  // Where each kind names a part, one word may be any: "Organisasi & Kegiatan Sosial".
  const isLikely = kinds.length > 1 && kinds.length === parts.length && unknown.length === 1;
  const isAny = isLikely && !unknown.some(isEmployer) && !unknown.some(isJob);
  if (unknown.length > 0 && !isAny && !isAboveTable) return null;
  const all = new Set(found);
  const part = partOf(all, parts, kinds.length === 1);
  return part && { part, others: parts.filter((other) => kinds.length > 1 && other !== part), words: all };
}

function partOf(all: ReadonlySet<string>, parts: readonly Part[], isOneThing: boolean): Part | null {
  const named = [...all].flatMap((word) => NAMED.get(word) ?? []);
  const [first] = [...parts, ...[...all].flatMap((word) => BY_ADJECTIVE.get(word) ?? [])];
  if ([...all].some((word) => FAMILY.has(word))) return 'other';
  if (first === undefined) return all.has('formal') ? (all.has('non') ? 'training' : 'education') : null;
  // "Pendidikan Non Formal" is no school, and "Kemampuan Bahasa" are languages.
  if (first === 'education' && isOneThing && (all.has('non') || named.includes('training'))) return 'training';
  if (first === 'interest' && ![...all].some((word) => OF_WORK.has(word))) return 'other';
  return first === 'skill' && isOneThing && named.includes('language') ? 'language' : first;
}
