import type { MatchDto } from '../api/match.dto';

/** A part of a score, proved by a field of the profile and one of the vacancy. */
export type MatchReason = MatchDto['reasons'][number];

/** A requirement that the profile does not meet. */
export type MatchGap = MatchDto['gaps'][number];

/** A vacancy that matches, with all parts of its score, the greatest first. */
export interface Match<Job> extends Pick<MatchDto, 'score' | 'reasons' | 'gaps'> {
  job: Job;
}

/** How many are shown: at most, and at least. Specification 4, section 8. */
export const MOST_MATCHES = 5;
export const FEWEST_MATCHES = 2;

/** Reasons of a match that are shown at once. */
export const MOST_REASONS = 3;
