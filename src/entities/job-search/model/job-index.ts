import MiniSearch from 'minisearch';
import { SEARCHED_FIELDS, textOf } from './searchable-job';
import type { SearchableJob, SearchedField } from './searchable-job';
import { toPhrase, toWords } from './words';

/** Fields in which few different values stand, so that a value is looked at once for all vacancies that have it. */
const VALUE_FIELDS = ['city', 'province', 'workingType', 'workplace'] as const satisfies readonly SearchedField[];
type ValueField = (typeof VALUE_FIELDS)[number];

/** Fields with text of their own in each vacancy. */
const TEXT_FIELDS = SEARCHED_FIELDS.filter((field) => !VALUE_FIELDS.some((name) => name === field));

/** Vacancies that are indexed before the browser may do something else: 3 ms on a desktop, 12 ms on a slow phone. */
const SLICE = 100;

/** A value of a field and where it stands. */
export interface FieldValue {
  field: ValueField;
  text: string;
  phrase: string;
  /** Positions in the list. */
  positions: number[];
}

interface IndexedText {
  id: number;
  job: SearchableJob;
}

/** What a list is searched by. */
export interface JobIndex<Job extends SearchableJob = SearchableJob> {
  jobs: readonly Job[];
  texts: MiniSearch<IndexedText>;
  values: readonly FieldValue[];
  /** The words of a field of the vacancy at a position, with spaces around each. */
  phraseAt: (position: number, field: SearchedField) => string;
}

function toValues(jobs: readonly SearchableJob[]): FieldValue[] {
  return VALUE_FIELDS.flatMap((field) => {
    const values = new Map<string, FieldValue>();
    jobs.forEach((job, position) => {
      const text = job[field];
      if (!text) return;
      const known = values.get(text);
      if (known) known.positions.push(position);
      else values.set(text, { field, text, phrase: toPhrase(text), positions: [position] });
    });
    return [...values.values()];
  });
}

async function buildIndex<Job extends SearchableJob>(jobs: readonly Job[]): Promise<JobIndex<Job>> {
  const texts = new MiniSearch<IndexedText>({
    fields: TEXT_FIELDS,
    extractField: ({ id, job }, field) => (field === 'id' ? id : textOf(job, field as SearchedField)) as string,
    tokenize: toWords,
    processTerm: (term) => term,
  });
  await texts.addAllAsync(
    jobs.map((job, id) => ({ id, job })),
    { chunkSize: SLICE },
  );
  return {
    jobs,
    texts,
    values: toValues(jobs),
    phraseAt: (position, field) => {
      const job = jobs[position];
      return job ? ` ${toPhrase(textOf(job, field))} ` : ' ';
    },
  };
}

/** Lists come from the API cache, which keeps a list's identity until its content changes. */
const indexes = new WeakMap<readonly SearchableJob[], Promise<JobIndex>>();

/**
 * The index of a list, built once, in slices between which the browser can do other things.
 *
 * @param jobs never changed in place
 */
export function indexOf<Job extends SearchableJob>(jobs: readonly Job[]): Promise<JobIndex<Job>> {
  const known = indexes.get(jobs);
  if (known) return known as Promise<JobIndex<Job>>;
  const built = buildIndex(jobs);
  indexes.set(jobs, built);
  return built;
}
