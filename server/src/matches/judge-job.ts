import { levelOf } from '@titian/rules/education-levels';
import { payOf } from '@titian/rules/stated-pay';
import { createDistance } from '../jobs/search';
import { isField, studiesIn } from './fields-of-study';
import type { Found } from './find-work';
import type { Evidence, MatchGap, MatchJob, MatchProfile } from './match';
import { PLACE_STEPS } from './weights';

/** How a vacancy fits a profile, beside the work. */
export interface Judged {
  found: readonly Found[];
  gaps: readonly MatchGap[];
  /** False where the candidate's education or field of study does not suffice. */
  suitsStudy: boolean;
}

const NOTHING: Judged = { found: [], gaps: [], suitsStudy: true };

const holds = (part: 'place' | 'education' | 'pay', strength: number, evidence: Evidence): Judged => ({
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

/** The name of the candidate's highest level; null without one. */
function highestOf({ educations }: MatchProfile): string | null {
  const names = educations.flatMap(({ level }) => (level !== null && levelOf(level) >= 0 ? [level] : []));
  return names.reduce<string | null>(
    (best, name) => (best === null || levelOf(name) > levelOf(best) ? name : best),
    null,
  );
}

/** The education holds when the level is reached and, if the vacancy names fields of study, the field is one of them. */
function judgeEducation(profile: MatchProfile, { minEducation, requirements }: MatchJob): Judged {
  const highest = highestOf(profile);
  const least = levelOf(minEducation ?? '');
  if (highest === null || !minEducation || least < 0) return NOTHING;
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

function judgePay({ expectedPay }: MatchProfile, job: MatchJob): Judged {
  const most = payOf(job);
  if (most === null || expectedPay === null || expectedPay <= 0) return NOTHING;
  const evidence: Evidence = {
    profile: { field: 'expectedPay', value: String(expectedPay) },
    job: { field: 'pay', quote: String(most) },
  };
  return most >= expectedPay ? holds('pay', 1, evidence) : lacks('pay', evidence);
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

/** Judges vacancies by the place, education and pay of a profile. */
export function createJudge(profile: MatchProfile): (job: MatchJob) => Judged {
  const judgePlace = createJudgePlace(profile);
  return (job) => {
    const judged = [judgePlace(job), judgeEducation(profile, job), judgePay(profile, job)];
    return {
      found: judged.flatMap(({ found }) => found),
      gaps: judged.flatMap(({ gaps }) => gaps),
      suitsStudy: judged.every(({ suitsStudy }) => suitsStudy),
    };
  };
}
