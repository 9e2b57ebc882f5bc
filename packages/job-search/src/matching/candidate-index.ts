import { createDistance, DISTANCES } from '../search/distance';
import { studyLinesOf } from './fields-of-study';
import type { MatchJob, MatchProfile } from './match';
import { matchInSteps, rankInSteps, type MatchOptions } from './rank-matches';
import { TitleIndex } from './title-index';

/** The vacancies of a provider, to be ranked for candidates. Specification 4, section 8. */
export class CandidateIndex<Job extends MatchJob & { id: string }> extends TitleIndex<Job> {
  /** Adds a vacancy; of its requirements it keeps the lines that name fields of study. */
  override add(job: Job): void {
    super.add({ ...job, requirements: job.requirements && studyLinesOf(job.requirements) });
  }

  /**
   * The vacancies that match a candidate best, at most `options.limit`, the best first: in steps between which the caller
   * may do something else.
   */
  rankForCandidate(profile: MatchProfile, options: MatchOptions) {
    return rankInSteps(this, profile, options);
  }

  /** A number for each vacancy by its id, the best the greatest; none for one that neither matches nor is near. In steps. */
  *orderForCandidate(profile: MatchProfile, options: Omit<MatchOptions, 'limit'>) {
    const matches = yield* matchInSteps(this, profile, options);
    const scores = new Map(matches.map(({ job, score }) => [job.id, score]));
    const distanceTo = createDistance(profile);
    const ranks: Record<string, number> = {};
    for (const job of this.jobs) {
      yield;
      // Of those that match alike, the nearest.
      const rank = ((scores.get(job.id) ?? 0) + 1) * DISTANCES.length - 1 - distanceTo(job);
      if (rank > 0) ranks[job.id] = rank;
    }
    return ranks;
  }
}
