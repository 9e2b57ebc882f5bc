import type { Via } from '../../../../contract/rules/search/concepts';
import { groupOf } from '../../../../contract/rules/search/fields';
import { worthOf } from '../../../../contract/rules/search/order';
import type { Quality } from '../../../../contract/rules/search/order';
import type { Found, JobMatch } from './search-index';
import type { SearchableJob } from './searchable-job';

/** The matches of the provider; `unknown` if it has no such search or does not respond. */
export type ProviderFound<Job> = Found<Job> | 'pending' | 'unknown';

const isGuess = ({ matchedIn }: JobMatch<SearchableJob>): boolean => matchedIn.some(({ via }) => via === 'typo');

/** The least that a reason tells of how well a match is: an order by it never contradicts the one of either list. */
const LEAST: Record<Via, Quality> = { word: 'typed', synonym: 'alike', place: 'alike', typo: 'implied' };

const rankOf = ({ matchedIn }: JobMatch<SearchableJob>): number =>
  matchedIn.reduce((rank, { field, via }) => rank + worthOf(groupOf(field), LEAST[via]), 0);

/** The open ones first, and of these the best; of two equal ones, the one that came first. */
const inOrder = <Job extends SearchableJob>(matches: readonly JobMatch<Job>[]): JobMatch<Job>[] =>
  matches
    .map((match) => ({ match, isOpen: match.job.isOpen !== false, rank: rankOf(match) }))
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.rank - a.rank)
    .map(({ match }) => match);

/**
 * Merges the matches of the device with those that only the provider finds, in one order: open ones first, then the best. The
 * provider knows more words: what the device takes for a typing error may be one of them, and so may be a word that the
 * device dropped, or that its vacancies do not match. So these guesses wait for the provider, and stay where it finds
 * nothing or does not respond.
 */
export function mergeMatches<Job extends SearchableJob>(
  onDevice: Found<Job>,
  byProvider: ProviderFound<Job>,
): Found<Job> {
  if (byProvider === 'unknown' || (byProvider !== 'pending' && byProvider.matches.length === 0)) return onDevice;
  const certain = onDevice.matches.filter((match) => !isGuess(match));
  const { dropped, isLesser } = onDevice;
  if (byProvider === 'pending') return { matches: dropped.length > 0 || isLesser ? [] : certain, dropped: [] };
  // They looked for different words.
  if (isLesser || dropped.join() !== byProvider.dropped.join()) return byProvider;
  const found = new Set(certain.map(({ job }) => job.id));
  const others = byProvider.matches.filter(({ job }) => !found.has(job.id));
  return { matches: inOrder([...certain, ...others]), dropped: byProvider.dropped };
}
