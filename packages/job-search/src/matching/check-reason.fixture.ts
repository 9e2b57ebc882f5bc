/** Proves reasons of "Paling cocok" from the profile and the vacancy alone. Specification 4, section 8. */
import { levelOf } from '@titian/rules/education-levels';
import { levelOfTitle } from './levels';
import type { MatchGap, MatchJob, MatchProfile, MatchReason } from './match';
import { WORK_OF_FIELDS } from './wanted-words';
import { payOf } from '@titian/rules/stated-pay';
import { citiesNear, cityNames, isCity } from '@titian/rules/place-names';
import { ENTRIES } from '../search/tables';
import { toPhrase, toWords } from '@titian/rules/words';

const has = (text: string, phrase: string): boolean => ` ${toPhrase(text)} `.includes(` ${toPhrase(phrase)} `);

/** Every run of words of a text, and the work that a field of interest or study means. */
const runsOf = (text: string): string[] => {
  const words = toWords(text);
  const runs = words.flatMap((_word, start) => words.map((_other, end) => words.slice(start, end + 1).join(' ')));
  return runs.filter(Boolean).flatMap((run) => [run, WORK_OF_FIELDS.get(run) ?? run]);
};

const isOwn = (profile: MatchProfile, { field, value }: MatchReason['profile']): boolean => {
  if (field === 'educations') return profile.educations.some(({ level, major }) => level === value || major === value);
  if (field === 'work') return profile.work.some(({ title }) => title === value);
  const own = profile[field];
  return Array.isArray(own) ? own.includes(value) : String(own) === value;
};

const isQuoted = (job: MatchJob, { field, quote }: MatchReason['job']): boolean => {
  if (field === 'pay') return [job.maxSalary, job.minSalary].map(String).includes(quote);
  if (field === 'function') return quote !== '' && has(job.functionOfInterest ?? '', quote);
  if (field === 'requirements') return has((job.requirements ?? '').replaceAll(/<[^>]*>/g, ' '), quote);
  if (field === 'minExperienceMonths') return String(job.minExperienceMonths) === quote;
  return field === 'title' ? quote !== '' && has(job.title, quote) : job[field] === quote;
};

/** True for two words of which three quarters of the longer one are the same beginning. */
const beginsAlike = (one: string, other: string): boolean => {
  const most = Math.max(one.length, other.length);
  const least = Math.max(6, Math.floor(0.75 * most) + 1);
  return most >= 6 && one.slice(0, least) === other.slice(0, least) && Math.min(one.length, other.length) >= least;
};

/** The words quoted are the candidate's own or a form of them, or synonyms of them in the tables. */
const means = (value: string, quote: string): boolean =>
  runsOf(value).some(
    (run) =>
      run === toPhrase(quote) ||
      beginsAlike(run, quote) ||
      ENTRIES.get(run)?.synonyms.some(({ phrase }) => phrase === quote),
  );

/** Words that a field of study begins with. */
const coreOf = (field: string): string =>
  `${toPhrase(field.replaceAll(/\b(?:ilmu|teknik|pjj|terapan|dan)\b|\(.*/gi, ' '))} `;

/** True where a field of study has the words of another one, or begins with them, in any form of these. */
const isOrBegins = (named: string, field: string): boolean => {
  const [wanted, own] = [toWords(coreOf(named)), toWords(coreOf(field))];
  return (
    wanted.every((word, at) => word === own[at] || beginsAlike(word, own[at] ?? '')) ||
    [...own].sort().join() === [...wanted].sort().join()
  );
};

const isReached = ({ educations }: MatchProfile, { minEducation }: MatchJob): boolean =>
  educations.some(({ level }) => levelOf(level ?? '') >= levelOf(minEducation ?? ''));

const namesFields = ({ requirements }: MatchJob): boolean =>
  />\s*Bidang: |\b(?:jurusan|prodi|program studi) (?!apa)\w/i.test(
    (requirements ?? '').replaceAll(/semua (jurusan|prodi|program studi)/gi, ''),
  );

const isReachable = (from: string, to: string): boolean =>
  cityNames(from)
    .flatMap(citiesNear)
    .some((city) => isCity(to, city));

/** True when a reason holds. */
export function isProved(profile: MatchProfile, job: MatchJob, { part, profile: own, job: at }: MatchReason): boolean {
  if (!isOwn(profile, own) || !isQuoted(job, at)) return false;
  if (part === 'level') return levelOfTitle(at.quote)?.word === at.quote;
  if (part === 'place') return isReachable(own.value, at.quote);
  if (part === 'pay') return Number(payOf(job)) >= Number(own.value);
  if (part === 'education' || part === 'study') {
    if (!isReached(profile, job)) return false;
    if (part === 'education' && at.field === 'minEducation') return !namesFields(job);
  }
  if (at.field === 'requirements' && /\b(?:semua|segala|apa)\b/i.test(at.quote)) return !namesFields(job);
  if (at.field === 'requirements')
    return [own.value, ...own.value.split(/ dan |[&/]/)].some(
      (field) =>
        isOrBegins(at.quote, field) ||
        at.quote.split(/ dan /i).some((part) => isOrBegins(part, field) && isOrBegins(field, part)),
    );
  return means(own.value, at.quote);
}

/** The level of a vacancy that is not the candidate's. */
const isOtherLevel = (profile: MatchProfile, { field, quote }: MatchGap['job']): boolean => {
  const years = profile.work.reduce((sum, each) => sum + each.years, 0);
  if (field === 'minExperienceMonths') return Number(quote) > years * 12;
  return field === 'workingType' ? quote === 'internship' && years >= 5 : levelOfTitle(quote) !== null;
};

const IS_GAP: Record<MatchGap['part'], (profile: MatchProfile, job: MatchJob, gap: MatchGap) => boolean> = {
  education: (profile, job) => !isReached(profile, job),
  level: (profile, _job, { job }) => isOtherLevel(profile, job),
  pay: (_profile, job, { profile }) => Number(payOf(job)) < Number(profile.value),
  place: (_profile, _job, { profile, job }) => !isReachable(profile.value, job.quote),
};

/** True when a gap is one. */
export const isGap = (profile: MatchProfile, job: MatchJob, gap: MatchGap): boolean =>
  isOwn(profile, gap.profile) && isQuoted(job, gap.job) && IS_GAP[gap.part](profile, job, gap);
