import type { Job } from '@/entities/job';
import type { MatchGap, MatchReason } from '../api/match.dto';

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
