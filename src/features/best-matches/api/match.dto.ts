import { fallback, looseObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { jobDto } from '@/entities/job';
import { countSchema, envelope, listSchema, oneOf } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { Job } from '@/entities/job';

/** A job that matches, with all parts of its score and the requirements that the profile does not meet. */
export interface Match {
  job: Job;
  score: number;
  reasons: readonly MatchReason[];
  gaps: readonly MatchGap[];
}

export interface BestMatches {
  /** The best first; fewer than two are none. */
  matches: readonly Match[];
  /** Reasons that all of them share. */
  common: readonly MatchReason[];
}

/** Query parameters of `job/match/`: the choices that replace a profile, and ids of dismissed jobs. */
export interface MatchQuery {
  place?: string;
  work?: string;
  education?: string;
  without?: string;
}

const PARTS = ['work', 'level', 'interest', 'skill', 'study', 'applied', 'saved', 'place', 'education', 'pay'] as const;
const GAPS = ['place', 'level', 'education', 'pay'] as const;
const PROFILE_FIELDS = [
  'city',
  'educations',
  'work',
  'interests',
  'skills',
  'expectedPay',
  'applied',
  'saved',
] as const;
const JOB_FIELDS = [
  'title',
  'function',
  'city',
  'minEducation',
  'minExperienceMonths',
  'workingType',
  'requirements',
  'pay',
] as const;

const evidence = {
  profile: looseObject({ field: oneOf(PROFILE_FIELDS), value: string() }),
  job: looseObject({ field: oneOf(JOB_FIELDS), quote: string() }),
};

const reason = looseObject({ ...evidence, part: oneOf(PARTS), sentence: string(), points: countSchema(1) });
const gap = looseObject({ ...evidence, part: oneOf(GAPS) });

/** A match; reasons and gaps that do not match the contract are left out. */
const matchDto = looseObject({
  job: jobDto,
  score: countSchema(1),
  reasons: fallback(listSchema(reason, 'job/match, reasons'), []),
  gaps: fallback(listSchema(gap, 'job/match, gaps'), []),
});

/** Best matches, with the reasons that they share. */
export const matchListDto = looseObject({
  ...envelope(listSchema(matchDto, 'job/match')).entries,
  meta: fallback(looseObject({ common: fallback(listSchema(reason, 'job/match, common'), []) }), { common: [] }),
});

export type MatchListDto = Accepts<components['schemas']['MatchListEnvelope'], InferOutput<typeof matchListDto>>;
export type MatchReason = InferOutput<typeof reason>;
export type MatchGap = InferOutput<typeof gap>;
