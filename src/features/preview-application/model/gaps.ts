import type { JobDetail } from '@/entities/job';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import { durationInMonths } from '@/shared/lib/dates';
import { searchKey } from '@titian/rules/search-key';

/** The part of a profile that is compared with a job. */
export interface ComparedProfile {
  /** Names of the levels of the candidate's education; null for one without a name. */
  educationLevels: readonly (string | null)[];
  /** Days, `YYYY-MM-DD`; an end is null for ongoing entries, and empty where it is not known. */
  periods: readonly { start: string; end: string | null }[];
  /** Names of languages; null for one without a name. */
  languages: readonly (string | null)[];
}

/** A requirement of a job that the profile does not show. */
export type Gap =
  | { kind: 'education'; asked: string; highest: string | null }
  | { kind: 'experience'; askedMonths: number; months: number }
  /** `sentence`: of the job's requirements. */
  | { kind: 'language'; language: string; sentence: string };

/** No more is told at once. */
const MAX_GAPS = 3;

const rankOf = (level: string | null): number =>
  level === null ? -1 : EDUCATION_LEVELS.findIndex((name) => searchKey(name) === searchKey(level));

/** SMA and SMK are of one rank. */
const SCHOOL_RANK = EDUCATION_LEVELS.indexOf('SMK');

/** Ranks of a job's level, which may name several: 'SMA/SMK'. The lowest counts. */
function askedRank(asked: string): number {
  const ranks = asked.split(/[/,]|\batau\b/).map((part) => rankOf(part.trim()));
  const known = ranks.filter((rank) => rank >= 0);
  return known.length === 0 ? -1 : Math.min(...known);
}

const upToSchool = (rank: number): number => (rank >= 0 && rank <= SCHOOL_RANK ? SCHOOL_RANK : rank);

function educationGap({ minEducation }: JobDetail, { educationLevels }: ComparedProfile): Gap | null {
  if (!minEducation) return null;
  const asked = upToSchool(askedRank(minEducation));
  if (asked < 0) return null;
  if (educationLevels.length === 0) return { kind: 'education', asked: minEducation, highest: null };
  const ranks = educationLevels.map((level) => upToSchool(rankOf(level)));
  // Of a level that no list has nothing can be said.
  if (ranks.some((rank) => rank < 0 || rank >= asked)) return null;
  const highest = educationLevels[ranks.indexOf(Math.max(...ranks))] ?? null;
  return { kind: 'education', asked: minEducation, highest };
}

/** Calendar months of work, those of two jobs at once counted once; null where a period cannot be read. */
function monthsOfWork(periods: ComparedProfile['periods']): number | null {
  const months = new Set<number>();
  for (const { start, end } of periods) {
    const count = end === '' ? null : durationInMonths(start, end);
    if (count === null) return null;
    const first = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7));
    for (let month = 0; month < count; month += 1) months.add(first + month);
  }
  return months.size;
}

function experienceGap({ minExperienceMonths }: JobDetail, { periods }: ComparedProfile): Gap | null {
  if (!minExperienceMonths || minExperienceMonths < 1) return null;
  const months = monthsOfWork(periods);
  if (months === null || months >= minExperienceMonths) return null;
  return { kind: 'experience', askedMonths: minExperienceMonths, months };
}

/** Languages as advertisements and as the master list name them. */
const LANGUAGES: [name: string, words: RegExp][] = [
  ['Inggris', /\b(?:bahasa )?inggris\b|\benglish\b/i],
  ['Mandarin', /\bmandarin\b/i],
  ['Jepang', /\b(?:bahasa )?jepang\b|\bjapanese\b/i],
  ['Korea', /\bbahasa korea\b|\bkorean\b/i],
  ['Arab', /\bbahasa arab\b|\barabic\b/i],
  ['Jerman', /\bbahasa jerman\b|\bgerman language\b/i],
];

/** An offer, a wish or a denial, and no demand. */
const NO_DEMAND =
  /\b(?:nilai (?:plus|tambah|lebih)|menjadi nilai|diutamakan|lebih disukai|disukai|preferably|preferred|nice to have|is a plus|an advantage|tidak (?:wajib|harus|perlu|diwajibkan|disyaratkan)|not (?:required|necessary|mandatory)|opsional|optional|pelatihan bahasa|kursus bahasa)\b/i;

/** Words by which a sentence requires the language that it names. */
const DEMAND =
  /\b(?:mampu|bisa|dapat|mahir|fasih|lancar|menguasai|kemampuan|aktif|pasif|berbahasa|wajib|harus|fluent|fluently|proficien\w*|able to|command of|speak|good (?:in )?english|skills?)\b/i;

function languageGap(sentences: readonly string[], { languages }: ComparedProfile): Gap | null {
  const known = languages.map((language) => searchKey(language ?? ''));
  for (const sentence of sentences) {
    if (NO_DEMAND.test(sentence) || !DEMAND.test(sentence)) continue;
    const named = LANGUAGES.find(([, words]) => words.test(sentence));
    if (!named) continue;
    const [language, words] = named;
    const isKnown = known.some((name) => name.includes(searchKey(language)) || words.test(name));
    if (!isKnown) return { kind: 'language', language, sentence };
  }
  return null;
}

/**
 * At most three gaps between a job and a profile, each from a field of the job or from a sentence of its requirements.
 * Specification 4, section 5.
 *
 * @param sentences of the job's requirements, as plain text
 */
export function gapsOf(job: JobDetail, sentences: readonly string[], profile: ComparedProfile): Gap[] {
  return [educationGap(job, profile), experienceGap(job, profile), languageGap(sentences, profile)]
    .filter((gap) => gap !== null)
    .slice(0, MAX_GAPS);
}
