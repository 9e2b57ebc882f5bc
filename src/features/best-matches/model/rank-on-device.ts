import type { Job } from '@/entities/job';
import { indexOf, toMatchIndex, wordsOfWork } from '@/entities/job-search';
import { yieldToMain } from '@/shared/lib/async';
import type { Match, MatchProfile } from '../../../../contract/rules/matches/match';
import { rankInSteps } from '../../../../contract/rules/matches/rank-matches';
import type { MatchOptions } from '../../../../contract/rules/matches/rank-matches';

/** Milliseconds of work before the browser may do something else; a step on top takes a few more. */
const SLICE = 4;

/**
 * The vacancies that match a profile, found on the device by the index of "Juga cocok", in slices.
 *
 * @param jobs the whole list; never changed in place
 * @param isWanted false as soon as the result is no longer of use
 * @returns null when it is not
 */
export async function rankOnDevice(
  jobs: readonly Job[],
  profile: MatchProfile,
  options: MatchOptions,
  isWanted: () => boolean,
): Promise<Match<Job>[] | null> {
  const index = toMatchIndex(await indexOf(jobs));
  await yieldToMain();
  const steps = rankInSteps(index, profile, options);
  let start = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    await yieldToMain();
    if (!isWanted()) return null;
    start = performance.now();
  }
}

/** So many kinds of work are offered. */
const MOST_KINDS = 30;

/** The commonest functions of the vacancies or, where the provider tells none, the commonest work in their titles. */
export function kindsOf(jobs: readonly Job[]): string[] {
  const counts = new Map<string, number>();
  const hasFunctions = jobs.some(({ functionOfInterest }) => functionOfInterest);
  const titles = new Map<string, string>();
  for (const { title, functionOfInterest } of jobs) {
    const kind = hasFunctions ? functionOfInterest : (titles.get(title) ?? wordsOfWork(title));
    if (!kind) continue;
    if (!hasFunctions) titles.set(title, kind);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
    .slice(0, MOST_KINDS)
    .map(([kind]) => kind);
}
