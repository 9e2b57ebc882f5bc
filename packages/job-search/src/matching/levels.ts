import { levelOf } from '@titian/rules/education-levels';
import { toWords } from '@titian/rules/words';
import synonyms from '../search/synonyms.json';
import type { Evidence, MatchJob, MatchProfile } from './match';

/** From the work of a beginner to that of a superior. */
const LEVELS = { starter: 1, worker: 2, senior: 3, leader: 4 } as const;

/** Months after which a worker is a senior, and before which one is a starter. */
const SENIOR_MONTHS = 60;
const STARTER_MONTHS = 12;

const INTERNSHIP: ReadonlySet<string> = new Set(synonyms.workingTypes.internship);

/** Words of a title that tell its level, the strongest first. */
const LEVELS_OF_WORDS: readonly [level: number, words: ReadonlySet<string>][] = [
  [LEVELS.starter, new Set([...INTERNSHIP, 'junior', 'jr', 'yunior', 'trainee'])],
  [LEVELS.leader, new Set(synonyms.leaders)],
  [LEVELS.senior, new Set(['senior', 'sr'])],
];

/** The level that a title tells, and the word that tells it; null where none does. */
export function levelOfTitle(title: string): { level: number; word: string } | null {
  const words = toWords(title);
  for (const [level, telling] of LEVELS_OF_WORDS) {
    const word = words.find((each) => telling.has(each));
    if (word !== undefined) return { level, word };
  }
  return null;
}

/** Months of all jobs together. */
export const monthsOf = ({ work }: MatchProfile): number =>
  Math.round(work.reduce((sum, { years }) => sum + years * 12, 0));

/** True after five years of work, for which an internship is none. Specification 4, section 8. */
export const isSenior = (profile: MatchProfile): boolean => monthsOf(profile) >= SENIOR_MONTHS;

/** True where the title says that the job is an internship. */
export const isInternship = ({ title }: MatchJob): boolean => toWords(title).some((word) => INTERNSHIP.has(word));

/** The name of the candidate's highest level of education; null without one. */
export function highestOf({ educations }: MatchProfile): string | null {
  const names = educations.flatMap(({ level }) => (level !== null && levelOf(level) >= 0 ? [level] : []));
  return names.reduce<string | null>(
    (best, name) => (best === null || levelOf(name) > levelOf(best) ? name : best),
    null,
  );
}

/** The candidate's highest level, by titles and months of work, or that of a graduate without work; null where nothing is known. */
export function levelOfProfile(profile: MatchProfile): { level: number; tells: Evidence['profile'] } | null {
  const months = monthsOf(profile);
  const byMonths = isSenior(profile) ? LEVELS.senior : months >= STARTER_MONTHS ? LEVELS.worker : LEVELS.starter;
  const [first] = profile.work
    .map(({ title }) => ({ title, level: levelOfTitle(title)?.level ?? byMonths }))
    .sort((a, b) => b.level - a.level);
  if (first) return { level: first.level, tells: { field: 'work', value: first.title } };
  const school = highestOf(profile);
  return school === null ? null : { level: LEVELS.starter, tells: { field: 'educations', value: school } };
}
