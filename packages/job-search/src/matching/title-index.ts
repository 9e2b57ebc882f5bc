import { toPhrase } from '@titian/rules/words';
import { studiesIn } from './fields-of-study';
import { isFormOf } from './word-forms';
import type { MatchIndex, MatchJob, MatchSource } from './match';

const FIELDS = ['title', 'function', 'requirements'] as const satisfies MatchSource[];

/** The words of one field: those of each vacancy, and the vacancies of each word. */
interface Words {
  phrases: string[];
  positions: Map<string, number[]>;
}

const TEXTS: Record<MatchSource, (job: MatchJob) => string> = {
  title: ({ title }) => title,
  function: ({ functionOfInterest }) => functionOfInterest ?? '',
  requirements: ({ requirements }) => studiesIn(requirements ?? '').fields.join(', '),
};

/** An index of titles, functions and fields of study where there is no search library, as on the server. Vacancies are added one by one. */
export class TitleIndex<Job extends MatchJob> implements MatchIndex<Job> {
  readonly jobs: Job[] = [];
  readonly #fields: Record<MatchSource, Words> = {
    title: { phrases: [], positions: new Map() },
    function: { phrases: [], positions: new Map() },
    requirements: { phrases: [], positions: new Map() },
  };

  add(job: Job): void {
    const position = this.jobs.push(job) - 1;
    for (const field of FIELDS) {
      const { phrases, positions } = this.#fields[field];
      const phrase = toPhrase(TEXTS[field](job));
      phrases.push(phrase);
      for (const word of new Set(phrase.split(' '))) {
        const known = positions.get(word);
        if (known) known.push(position);
        else positions.set(word, [position]);
      }
    }
  }

  readonly phraseAt = (position: number, field: MatchSource): string => this.#fields[field].phrases[position] ?? '';

  readonly formsOf = (word: string, field: MatchSource): string[] =>
    [...this.#fields[field].positions.keys()].filter((other) => other !== word && isFormOf(word, other));

  readonly find = (words: string, field: MatchSource): readonly number[] => {
    const { phrases, positions } = this.#fields[field];
    const [first = '', ...others] = words.split(' ');
    const found = positions.get(first) ?? [];
    return others.length === 0 ? found : found.filter((position) => ` ${phrases[position]} `.includes(` ${words} `));
  };
}
