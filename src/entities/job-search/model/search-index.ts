import { conceptsOf } from '../../../../contract/rules/search/concepts';
import type { QueryTexts } from '../../../../contract/rules/search/concepts';
import { groupOf } from '../../../../contract/rules/search/fields';
import { worthOf } from '../../../../contract/rules/search/order';
import { findConcept } from './concept-hits';
import type { Hit, RankedHit } from './concept-hits';
import type { JobIndex } from './job-index';
import type { SearchableJob } from './searchable-job';

/** A vacancy that a query finds, and by what: one hit for each concept that was found. */
export interface JobMatch<Job> {
  job: Job;
  matchedIn: readonly Hit[];
}

/** So many concepts that one of them may be missing. */
const ENOUGH_CONCEPTS = 3;

/** How well hits fit, the higher the better. See contract/search/README.md, rule 6. */
const scoreOf = (hits: readonly RankedHit[]): number =>
  hits.reduce((score, { field, quality }) => score + worthOf(groupOf(field), quality), 0);

/** Later than nothing: a vacancy without a time comes last. */
const timeOf = ({ createdAt }: SearchableJob): number => (createdAt ? Date.parse(createdAt) || 0 : 0);

interface Scored<Job> {
  job: Job;
  hits: readonly RankedHit[];
  isOpen: boolean;
  score: number;
  time: number;
}

const byScore = <Job extends SearchableJob>(a: Scored<Job>, b: Scored<Job>): number =>
  Number(b.isOpen) - Number(a.isOpen) ||
  b.score - a.score ||
  b.time - a.time ||
  (String(a.job.id) < String(b.job.id) ? -1 : 1);

const toMatch = <Job>({ job, hits }: Scored<Job>): JobMatch<Job> => ({
  job,
  matchedIn: hits.map(({ field, term, via }) => ({ field, term, via })),
});

/** Whether a query looks for anything: words without weight look for nothing. */
export const isQuery = (texts: QueryTexts): boolean => conceptsOf(texts).length > 0;

/**
 * The vacancies that a query finds in any of their fields, the open ones first and of these the best; none for a query
 * without weight. See contract/search/README.md.
 *
 * @param isWanted leaves out what other filters do
 */
export function searchIndex<Job extends SearchableJob>(
  index: JobIndex<Job>,
  texts: QueryTexts,
  isWanted: (job: Job) => boolean = () => true,
): JobMatch<Job>[] {
  const concepts = conceptsOf(texts);
  const found = new Map<number, RankedHit[]>();
  for (const concept of concepts) {
    for (const [position, hit] of findConcept(index, concept)) {
      const hits = found.get(position);
      if (hits) hits.push(hit);
      else found.set(position, [hit]);
    }
  }
  const withHits = (least: number): JobMatch<Job>[] => {
    const matches: Scored<Job>[] = [];
    for (const [position, hits] of found) {
      const job = index.jobs[position];
      if (hits.length < least || !job || !isWanted(job)) continue;
      matches.push({ job, hits, isOpen: job.isOpen !== false, score: scoreOf(hits), time: timeOf(job) });
    }
    return matches.sort(byScore).map(toMatch);
  };
  const all = withHits(concepts.length);
  return all.length > 0 || concepts.length < ENOUGH_CONCEPTS ? all : withHits(concepts.length - 1);
}
