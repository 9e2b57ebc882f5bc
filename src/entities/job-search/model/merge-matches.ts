import type { JobMatch } from './search-index';
import type { SearchableJob } from './searchable-job';

/** What is known of what the provider finds: nothing where it has no such search, or does not respond. */
export type ProviderFound<Job> = readonly JobMatch<Job>[] | 'pending' | 'unknown';

const isGuess = ({ matchedIn }: JobMatch<SearchableJob>): boolean => matchedIn.some(({ via }) => via === 'typo');

/**
 * What the device finds, and below it what only the provider finds. The provider knows more words: what the device takes
 * for a typing error may be one of them. So these guesses wait for the provider, and stay where it finds nothing or does
 * not respond.
 */
export function mergeMatches<Job extends SearchableJob>(
  onDevice: readonly JobMatch<Job>[],
  byProvider: ProviderFound<Job>,
): readonly JobMatch<Job>[] {
  if (byProvider === 'unknown' || byProvider.length === 0) return onDevice;
  const certain = onDevice.filter((match) => !isGuess(match));
  if (byProvider === 'pending') return certain;
  const found = new Set(certain.map(({ job }) => job.id));
  return [...certain, ...byProvider.filter(({ job }) => !found.has(job.id))];
}
