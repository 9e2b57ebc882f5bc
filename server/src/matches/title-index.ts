import { toPhrase } from '@titian/rules/words';
import type { MatchIndex, MatchJob } from './match';

const FIELDS = ['title', 'function'] as const;

type Field = (typeof FIELDS)[number];

/** The words of one field: those of each vacancy, and the vacancies of each word. */
interface Words {
  phrases: string[];
  positions: Map<string, number[]>;
}

const textOf = (job: MatchJob, field: Field): string =>
  field === 'title' ? job.title : (job.functionOfInterest ?? '');

/** An index of titles and functions where there is no search library, as on the server. Vacancies are added one by one. */
export class TitleIndex<Job extends MatchJob> implements MatchIndex<Job> {
  readonly jobs: Job[] = [];
  readonly #fields: Record<Field, Words> = {
    title: { phrases: [], positions: new Map() },
    function: { phrases: [], positions: new Map() },
  };

  add(job: Job): void {
    const position = this.jobs.push(job) - 1;
    for (const field of FIELDS) {
      const { phrases, positions } = this.#fields[field];
      const phrase = toPhrase(textOf(job, field));
      phrases.push(phrase);
      for (const word of new Set(phrase.split(' '))) {
        const known = positions.get(word);
        if (known) known.push(position);
        else positions.set(word, [position]);
      }
    }
  }

  readonly find = (words: string, field: Field): readonly number[] => {
    const { phrases, positions } = this.#fields[field];
    const [first = '', ...others] = words.split(' ');
    const found = positions.get(first) ?? [];
    return others.length === 0 ? found : found.filter((position) => ` ${phrases[position]} `.includes(` ${words} `));
  };
}

/** The index of a list. */
export function createTitleIndex<Job extends MatchJob>(jobs: readonly Job[]): MatchIndex<Job> {
  const index = new TitleIndex<Job>();
  for (const job of jobs) index.add(job);
  return index;
}
