import MiniSearch from 'minisearch';
import { companyInitials } from '../../../../contract/rules/search/company-initials';
import { SEARCH_FIELDS } from '../../../../contract/rules/search/fields';
import type { SearchField } from '../../../../contract/rules/search/fields';
import { toPlacePhrase } from '@titian/rules/place-names';
import { soundOf } from '../../../../contract/rules/search/sound';
import { toPhrase, toWords } from '@titian/rules/words';
import { textOf } from './searchable-job';
import type { SearchableJob } from './searchable-job';

/** Fields in which few different values stand, so that a value is looked at once for all vacancies that have it. */
const VALUE_FIELDS = ['city', 'province', 'workingType', 'workplace'] as const satisfies readonly SearchField[];
type ValueField = (typeof VALUE_FIELDS)[number];

/** Fields with text of their own in each vacancy. */
const TEXT_FIELDS = SEARCH_FIELDS.filter((field) => !VALUE_FIELDS.some((name) => name === field));

/** Vacancies that are indexed before the browser may do something else: 3 ms on a desktop, 12 ms on a slow phone. */
const SLICE = 100;

/** A value of a field, and the vacancies that have it. */
export interface FieldValue {
  field: ValueField;
  text: string;
  phrase: string;
  /** Positions in the list. */
  positions: number[];
}

/** A word of a field and the position in the list. */
export interface Located {
  position: number;
  term: string;
}

interface IndexedText {
  id: number;
  job: SearchableJob;
}

/** The index of a list. */
export interface JobIndex<Job extends SearchableJob = SearchableJob> {
  jobs: readonly Job[];
  texts: MiniSearch<IndexedText>;
  values: readonly FieldValue[];
  /** The fields that `texts` has. */
  textFields: ReadonlySet<SearchField>;
  /** Words of titles by their sound. */
  sounds: ReadonlyMap<string, readonly Located[]>;
  /** Companies by the initials of their names. */
  initials: ReadonlyMap<string, readonly Located[]>;
  /** The words of a field of the vacancy at a position, with spaces around each. */
  phraseAt: (position: number, field: SearchField) => string;
}

function toValues(jobs: readonly SearchableJob[]): FieldValue[] {
  return VALUE_FIELDS.flatMap((field) => {
    const values = new Map<string, FieldValue>();
    jobs.forEach((job, position) => {
      const text = job[field];
      if (!text) return;
      const known = values.get(text);
      if (known) known.positions.push(position);
      else values.set(text, { field, text, phrase: toPlacePhrase(text), positions: [position] });
    });
    return [...values.values()];
  });
}

/** Where the keys stand that each different text has. */
function locate(
  jobs: readonly SearchableJob[],
  textAt: (job: SearchableJob) => string,
  keysOf: (text: string) => { key: string; term: string }[],
): ReadonlyMap<string, readonly Located[]> {
  const known = new Map<string, { key: string; term: string }[]>();
  const located = new Map<string, Located[]>();
  jobs.forEach((job, position) => {
    const text = textAt(job);
    const keys = known.get(text) ?? keysOf(text);
    known.set(text, keys);
    for (const { key, term } of keys) {
      const others = located.get(key);
      if (others) others.push({ position, term });
      else located.set(key, [{ position, term }]);
    }
  });
  return located;
}

const toSounds = (title: string) =>
  toWords(title).flatMap((term) => {
    const key = soundOf(term);
    return key === null ? [] : [{ key, term }];
  });

const toInitials = (name: string) => companyInitials(name).map((key) => ({ key, term: name }));

/** Lets the browser do other things, as the library does between its slices. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function buildIndex<Job extends SearchableJob>(jobs: readonly Job[]): Promise<JobIndex<Job>> {
  const texts = new MiniSearch<IndexedText>({
    fields: TEXT_FIELDS,
    extractField: ({ id, job }, field) => (field === 'id' ? id : textOf(job, field as SearchField)) as string,
    tokenize: toWords,
    processTerm: (term) => term,
  });
  await texts.addAllAsync(
    jobs.map((job, id) => ({ id, job })),
    { chunkSize: SLICE },
  );
  const values = toValues(jobs);
  await nextTask();
  const sounds = locate(jobs, ({ title }) => title, toSounds);
  await nextTask();
  return {
    jobs,
    texts,
    values,
    textFields: new Set(TEXT_FIELDS),
    sounds,
    initials: locate(jobs, ({ company }) => company.name, toInitials),
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
