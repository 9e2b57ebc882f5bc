import {
  countsMentions,
  furtherAttempts,
  isLooserTaken,
  isNamed,
  isTold,
  loosened,
  mayBeMissed,
} from '../../../../contract/rules/search/attempts';
import { conceptsOf, withChoices } from '../../../../contract/rules/search/concepts';
import type { Concept, QueryTexts } from '../../../../contract/rules/search/concepts';
import { groupOf } from '../../../../contract/rules/search/fields';
import { worthOf } from '../../../../contract/rules/search/order';
import { corrected, findConcept, groupsOfHit } from './concept-hits';
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
  /** True where each vacancy matches all concepts but one, whichever. */
  isLesser?: true;
}

/** How well hits fit, the higher the better. See contract/search/README.md, rule 8. */
const scoreOf = (hits: readonly RankedHit[]): number =>
  hits.reduce((score, { field, quality }) => score + worthOf(groupOf(field), quality), 0);

/** Later than nothing: a vacancy without a time comes last. */
const timeOf = ({ createdAt }: SearchableJob): number => (createdAt ? Date.parse(createdAt) || 0 : 0);

interface Scored<Job> {
  job: Job;
  /** False where a long text alone has the kind of work that is looked for. */
  isNamed: boolean;
  /** False where long texts alone have another word beside it. */
  isTold: boolean;
  hits: readonly RankedHit[];
  isOpen: boolean;
  score: number;
  time: number;
}

interface Matching<Job> {
  matches: JobMatch<Job>[];
  /** How many of the vacancies name the work. */
  named: number;
  /** And have the other words outside of long texts. */
  told: number;
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

/** True if a query looks for anything: words without weight look for nothing. */
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
  const matching = (wanted: readonly Concept[], least: number, passes: (job: Job) => boolean): Matching<Job> => {
    const found = new Map<
      number,
      { hits: RankedHit[]; count: number; needed: number; isNamed: boolean; isTold: boolean }
    >();
    for (const concept of wanted) {
      for (const [position, hit] of hitsOf(concept)) {
        const known = found.get(position) ?? { hits: [], count: 0, needed: 0, isNamed: true, isTold: true };
        known.hits.push(hit);
        if (!concept.isOptional) known.count += 1;
        if (!concept.isOptional && !mayBeMissed(concept)) known.needed += 1;
        if (!isNamed(concept, groupsOfHit(hit), hit.quality)) known.isNamed = false;
        if (!isTold(concept, groupsOfHit(hit))) known.isTold = false;
        found.set(position, known);
      }
    }
    const matches: Scored<Job>[] = [];
    const needed = wanted.filter((concept) => !concept.isOptional && !mayBeMissed(concept)).length;
    for (const [position, { hits, count, needed: known, ...rest }] of found) {
      const job = index.jobs[position];
      if (count < least || known < needed || !job || !passes(job)) continue;
      matches.push({
        job,
        hits,
        ...rest,
        isOpen: job.isOpen !== false,
        score: scoreOf(hits),
        time: timeOf(job),
      });
    }
    const named = matches.filter((match) => match.isNamed);
    const left = countsMentions(named.length) ? matches : named;
    return {
      named: named.length,
      told: named.filter((match) => match.isTold).length,
      matches: left.sort(byScore).map(toMatch),
    };
  };
  const concepts = withChoices(conceptsOf(texts).map((concept) => corrected(index, concept)));
  const all = matching(concepts, concepts.length, isWanted);
  const looser = loosened(concepts, all);
  if (looser && all.matches.length > 0) {
    const { matches, named } = matching(looser.concepts, looser.least, isWanted);
    if (isLooserTaken(looser, all.named, named)) return { matches, dropped: looser.dropped };
  }
  if (all.matches.length > 0) return { matches: all.matches, dropped: [] };
  const isKnown = (concept: Concept): boolean => hitsOf(concept).size > 0;
  const isNowhere = matching(concepts, concepts.length, () => true).matches.length === 0;
  for (const attempt of furtherAttempts(concepts, isKnown, isNowhere, looser)) {
    const { matches } = matching(attempt.concepts, attempt.least, isWanted);
    const isLesser = attempt.least < attempt.concepts.filter(({ isOptional }) => !isOptional).length;
    if (matches.length > 0) return { matches, dropped: attempt.dropped, ...(isLesser && { isLesser }) };
  }
  return { matches: [], dropped: [] };
}
