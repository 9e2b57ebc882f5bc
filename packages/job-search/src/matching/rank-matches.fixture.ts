import type { Match, MatchIndex, MatchJob, MatchProfile } from './match';
import { rankInSteps, type MatchOptions } from './rank-matches';
import { TitleIndex } from './title-index';

/** The index of a list. */
export function createTitleIndex<Job extends MatchJob>(jobs: readonly Job[]): MatchIndex<Job> {
  const index = new TitleIndex<Job>();
  for (const job of jobs) index.add(job);
  return index;
}

/** `rankInSteps` at once. */
export function rankMatches<Job extends MatchJob>(
  index: MatchIndex<Job>,
  profile: MatchProfile,
  options: MatchOptions,
): Match<Job>[] {
  const steps = rankInSteps(index, profile, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
