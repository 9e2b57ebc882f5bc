import { toPhrase } from '@titian/rules/words';
import { studiesIn } from './fields-of-study';
import { isFormOf, SHORTEST_STEM } from './word-forms';
import type { MatchIndex, MatchJob, MatchSource } from './match';

const FIELDS = ['title', 'function', 'requirements'] as const satisfies MatchSource[];

/** The words of one field: those of each vacancy, and the vacancies of each word. */
interface Words {
  phrases: string[];
  positions: Map<string, number[]>;
  /** The words of each beginning. */
  stems: Map<string, string[]>;
}

const TEXTS: Record<MatchSource, (job: MatchJob) => string> = {
  title: ({ title }) => title,
  function: ({ functionOfInterest }) => functionOfInterest ?? '',
  requirements: ({ requirements }) => studiesIn(requirements ?? '').fields.join(', '),
};

/** An index of titles, functions and fields of study where there is no search library, as on the server. Vacancies are added one by one. */
export class TitleIndex<Job extends MatchJob> implements MatchIndex<Job> {
  readonly jobs: Job[] = [];
  readonly #functions = new Set<string>();
  readonly #fields: Record<MatchSource, Words> = {
    title: { phrases: [], positions: new Map(), stems: new Map() },
    function: { phrases: [], positions: new Map(), stems: new Map() },
    requirements: { phrases: [], positions: new Map(), stems: new Map() },
  };

  add(job: Job): void {
    const position = this.jobs.push(job) - 1;
    if (job.functionOfInterest) this.#functions.add(job.functionOfInterest);
    for (const field of FIELDS) {
      const { phrases, positions, stems } = this.#fields[field];
      const phrase = toPhrase(TEXTS[field](job));
      phrases.push(phrase);
      for (const word of new Set(phrase.split(' '))) {
        const known = positions.get(word);
        if (known) {
          known.push(position);
          continue;
        }
        positions.set(word, [position]);
        const stem = word.slice(0, SHORTEST_STEM);
        stems.set(stem, [...(stems.get(stem) ?? []), word]);
      }
    }
  }

  get functions(): number {
    return this.#functions.size;
  }

  readonly phraseAt = (position: number, field: MatchSource): string => this.#fields[field].phrases[position] ?? '';

  readonly formsOf = (word: string, field: MatchSource): string[] =>
    (this.#fields[field].stems.get(word.slice(0, SHORTEST_STEM)) ?? []).filter(
      (other) => other !== word && isFormOf(word, other),
    );

  readonly find = (words: string, field: MatchSource): readonly number[] => {
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
