import { analyseQuery } from './analyse-query';
import { findConcept, hitOrder } from './concept-hits';
import type { Hit } from './concept-hits';
import type { JobIndex } from './job-index';
import type { SearchableJob, SearchedField } from './searchable-job';

/** A vacancy that a query finds, and by what: one hit for each concept that was found. */
export interface JobMatch<Job> {
  job: Job;
  matchedIn: readonly Hit[];
}

export interface QueryTexts {
  search: string;
  /** Of the location box. */
  location: string;
}

/** So many concepts that one of them may be missing. */
const ENOUGH_CONCEPTS = 3;

/** Larger than the most concepts, so that one number holds an order of several counts. */
const BASE = 16;

type Group = 'title' | 'company' | 'place' | 'text';

const GROUPS: Record<SearchedField, Group> = {
  title: 'title',
  company: 'company',
  city: 'place',
  province: 'place',
  workingType: 'place',
  workplace: 'place',
  function: 'text',
  industry: 'text',
  requirements: 'text',
  description: 'text',
};

const count = (hits: readonly Hit[], counts: (hit: Hit) => boolean): number => hits.filter(counts).length;

/** How well hits fit, the higher the better. See contract/search/README.md, rule 6. */
function scoreOf(hits: readonly Hit[]): number {
  const counts = [
    count(hits, ({ via }) => via !== 'typo'),
    ...(['title', 'company', 'place', 'text'] as const).map((group) =>
      count(hits, ({ field }) => GROUPS[field] === group),
    ),
    ...[0, 1, 2].map((order) => count(hits, (hit) => hitOrder(hit) === order)),
  ];
  return counts.reduce((score, value) => score * BASE + value, 0);
}

/** Later than nothing: a vacancy without a time comes last. */
const timeOf = ({ createdAt }: SearchableJob): number => (createdAt ? Date.parse(createdAt) || 0 : 0);

interface Scored<Job> extends JobMatch<Job> {
  score: number;
  time: number;
}

const byScore = <Job extends SearchableJob>(a: Scored<Job>, b: Scored<Job>): number =>
  b.score - a.score || b.time - a.time || (String(a.job.id) < String(b.job.id) ? -1 : 1);

/** Whether a query looks for anything: words without weight look for nothing. */
export const isQuery = ({ search, location }: QueryTexts): boolean =>
  analyseQuery(search).length + analyseQuery(location).length > 0;

/**
 * The vacancies that a query finds in any of their fields, the best first; none for a query without weight. See
 * contract/search/README.md.
 *
 * @param isWanted leaves out what other filters do
 */
export function searchIndex<Job extends SearchableJob>(
  index: JobIndex<Job>,
  { search, location }: QueryTexts,
  isWanted: (job: Job) => boolean = () => true,
): JobMatch<Job>[] {
  const concepts = [...analyseQuery(search), ...analyseQuery(location)];
  const found = new Map<number, Hit[]>();
  for (const concept of concepts) {
    for (const [position, hit] of findConcept(index, concept)) {
      const hits = found.get(position);
      if (hits) hits.push(hit);
      else found.set(position, [hit]);
    }
  }
  const withHits = (least: number): Scored<Job>[] => {
    const matches: Scored<Job>[] = [];
    for (const [position, matchedIn] of found) {
      const job = index.jobs[position];
      if (matchedIn.length < least || !job || !isWanted(job)) continue;
      matches.push({ job, matchedIn, score: scoreOf(matchedIn), time: timeOf(job) });
    }
    return matches.sort(byScore);
  };
  const all = withHits(concepts.length);
  return all.length > 0 || concepts.length < ENOUGH_CONCEPTS ? all : withHits(concepts.length - 1);
}
