import { furtherAttempts } from '../../../../contract/rules/search/attempts';
import { conceptsOf } from '../../../../contract/rules/search/concepts';
import type { Concept, QueryTexts } from '../../../../contract/rules/search/concepts';
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

/** Result of a search on the device. */
export interface Found<Job> {
  matches: readonly JobMatch<Job>[];
  /** Words and phrases that were dropped, since no vacancy has them and nothing was found with them. */
  dropped: readonly string[];
}

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
): Found<Job> {
  const known = new Map<Concept, ReadonlyMap<number, RankedHit>>();
  const hitsOf = (concept: Concept): ReadonlyMap<number, RankedHit> => {
    const hits = known.get(concept) ?? findConcept(index, concept);
    known.set(concept, hits);
    return hits;
  };
  const matching = (concepts: readonly Concept[], least: number, passes: (job: Job) => boolean): JobMatch<Job>[] => {
    const found = new Map<number, RankedHit[]>();
    for (const concept of concepts) {
      for (const [position, hit] of hitsOf(concept)) {
        const hits = found.get(position);
        if (hits) hits.push(hit);
        else found.set(position, [hit]);
      }
    }
    const matches: Scored<Job>[] = [];
    for (const [position, hits] of found) {
      const job = index.jobs[position];
      if (hits.length < least || !job || !passes(job)) continue;
      matches.push({ job, hits, isOpen: job.isOpen !== false, score: scoreOf(hits), time: timeOf(job) });
    }
    return matches.sort(byScore).map(toMatch);
  };
  const concepts = conceptsOf(texts);
  const all = matching(concepts, concepts.length, isWanted);
  if (all.length > 0) return { matches: all, dropped: [] };
  const isKnown = (concept: Concept): boolean => hitsOf(concept).size > 0;
  const isNowhere = matching(concepts, concepts.length, () => true).length === 0;
  for (const attempt of furtherAttempts(concepts, isKnown, isNowhere)) {
    const matches = matching(attempt.concepts, attempt.least, isWanted);
    if (matches.length > 0) return { matches, dropped: attempt.dropped };
  }
  return { matches: [], dropped: [] };
}
