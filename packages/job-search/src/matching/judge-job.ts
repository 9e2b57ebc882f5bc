import { levelOf } from '@titian/rules/education-levels';
import { payOf, toStatedPay } from '@titian/rules/stated-pay';
import { workingTypesOf } from '@titian/rules/working-types';
import { createDistance } from '../search/distance';
import { isField, studiesIn } from './fields-of-study';
import type { Found } from './find-work';
import { highestOf, isInternship, isSenior, levelOfProfile, levelOfTitle, monthsOf } from './levels';
import type { Evidence, MatchGap, MatchJob, MatchProfile } from './match';
import { PLACE_STEPS } from './weights';

/** How a vacancy fits a profile, beside the work. */
export interface Judged {
  found: readonly Found[];
  gaps: readonly MatchGap[];
  /** False where the candidate's education or field of study does not suffice, or it is not known that it does. */
  suitsStudy: boolean;
}

const NOTHING: Judged = { found: [], gaps: [], suitsStudy: true };

const holds = (part: 'place' | 'level' | 'education' | 'pay', strength: number, evidence: Evidence): Judged => ({
  ...NOTHING,
  found: [{ part, strength, ...evidence }],
});

const lacks = (part: MatchGap['part'], evidence: Evidence): Judged => ({
  found: [],
  gaps: [{ part, ...evidence }],
  suitsStudy: part !== 'education',
});

/** The level suffices, but nothing is known or named of the field of study. */
const LEVEL_ALONE = 0.5;

/** The level up to which a list may tell that the education suffices: from a diploma on, a field is named as a rule. */
const HIGHEST_SCHOOL = levelOf('SMK');

/** The education holds when the level is reached and, if the vacancy names fields of study, the field is one of them. */
function judgeEducation(profile: MatchProfile, { minEducation, requirements }: MatchJob): Judged {
  const highest = highestOf(profile);
  const least = levelOf(minEducation ?? '');
  if (!minEducation || least < 0) return NOTHING;
  if (highest === null) return { ...NOTHING, suitsStudy: false };
  const level: Evidence = {
    profile: { field: 'educations', value: highest },
    job: { field: 'minEducation', quote: minEducation },
  };
  if (levelOf(highest) < least) return lacks('education', level);
  if (requirements == null) return least <= HIGHEST_SCHOOL ? holds('education', LEVEL_ALONE, level) : NOTHING;

  const { fields, openToAll } = studiesIn(requirements);
  if (fields.length === 0) {
    const job = openToAll === null ? level.job : { field: 'requirements' as const, quote: openToAll };
    return holds('education', LEVEL_ALONE, { ...level, job });
  }
  const majors = profile.educations.flatMap((own) =>
    own.level && own.major && levelOf(own.level) >= least ? own.major : [],
  );
  const pairs = fields.flatMap((quote) => {
    const value = majors.find((major) => isField(major, quote));
    return value === undefined ? [] : [{ value, quote }];
  });
  const [pair] = pairs;
  if (!pair) return { ...NOTHING, suitsStudy: false };
  return holds('education', 1, {
    profile: { field: 'educations', value: pair.value },
    job: { field: 'requirements', quote: pair.quote },
  });
}

/** Compares by the month, and quotes what is stated for its period. */
function judgePay({ expectedPay }: MatchProfile, job: MatchJob): Judged {
  const [monthly, stated] = [payOf(job), toStatedPay(job)];
  if (monthly === null || expectedPay === null || expectedPay <= 0) return NOTHING;
  const evidence: Evidence = {
    profile: { field: 'expectedPay', value: String(expectedPay) },
    job: { field: 'pay', quote: String(stated?.max ?? stated?.min) },
  };
  return monthly >= expectedPay ? holds('pay', 1, evidence) : lacks('pay', evidence);
}

/** By distance: the same regency, one that borders on it, elsewhere. Work from home is nowhere too far. */
function createJudgePlace({ city, province }: MatchProfile): (job: MatchJob) => Judged {
  const distanceTo = createDistance({ city, province });
  return (job) => {
    if (city === null || !job.city) return NOTHING;
    const evidence: Evidence = { profile: { field: 'city', value: city }, job: { field: 'city', quote: job.city } };
    const strength = PLACE_STEPS[distanceTo(job)];
    if (strength !== undefined) return holds('place', strength, evidence);
    return job.workplace === 'remote' ? NOTHING : lacks('place', evidence);
  };
}

/** The level does not fit two steps away, where more experience is required, and where an internship comes after years of work. */
function createJudgeLevel(profile: MatchProfile): (job: MatchJob) => Judged {
  const own = levelOfProfile(profile);
  return ({ title, minExperienceMonths: least, ...kinds }) => {
    if (own === null) return NOTHING;
    const [type, ...otherTypes] = workingTypesOf(kinds);
    if (type === 'internship' && otherTypes.length === 0 && isSenior(profile))
      return lacks('level', { profile: own.tells, job: { field: 'workingType', quote: type } });
    if (least && least > monthsOf(profile))
      return lacks('level', { profile: own.tells, job: { field: 'minExperienceMonths', quote: String(least) } });
    const theirs = levelOfTitle(title);
    if (theirs === null) return NOTHING;
    const evidence = { profile: own.tells, job: { field: 'title' as const, quote: theirs.word } };
    const apart = Math.abs(own.level - theirs.level);
    if (apart > 1) return lacks('level', evidence);
    return apart === 0 && own.tells.field === 'work' ? holds('level', 1, evidence) : NOTHING;
  };
}

/** Judges vacancies by the place, level, education and pay of a profile; null for one that is none for the candidate. */
export function createJudge(profile: MatchProfile): (job: MatchJob) => Judged | null {
  const judgePlace = createJudgePlace(profile);
  const judgeLevel = createJudgeLevel(profile);
  return (job) => {
    if (isInternship(job) && isSenior(profile)) return null;
    const judged = [judgePlace(job), judgeLevel(job), judgeEducation(profile, job), judgePay(profile, job)];
    return {
      found: judged.flatMap(({ found }) => found),
      gaps: judged.flatMap(({ gaps }) => gaps),
      suitsStudy: judged.every(({ suitsStudy }) => suitsStudy),
    };
  };
}
