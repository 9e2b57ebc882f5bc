import synonyms from '../../../../contract/search/synonyms.json';
import { PLACES_BY_NAME } from './place-names';
import type { Place } from './place-names';

/** What words of the tables mean. */
export type Meaning =
  | { kind: 'synonyms'; entries: readonly string[] }
  | { kind: 'places'; places: readonly Place[] }
  | { kind: 'workingType' | 'workplace'; value: string };

export const IGNORED: ReadonlySet<string> = new Set(synonyms.ignored);

function toMeanings(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (entry: string, meaning: Meaning) => {
    const known = meanings.get(entry);
    if (known) known.push(meaning);
    else meanings.set(entry, [meaning]);
  };
  for (const entries of synonyms.groups) for (const entry of entries) add(entry, { kind: 'synonyms', entries });
  for (const kind of ['workingType', 'workplace'] as const) {
    const byValue: Record<string, string[]> = kind === 'workingType' ? synonyms.workingTypes : synonyms.workplaces;
    for (const [value, entries] of Object.entries(byValue)) for (const entry of entries) add(entry, { kind, value });
  }
  for (const [name, places] of PLACES_BY_NAME) add(name, { kind: 'places', places });
  return meanings;
}

/** Every entry of the tables with what it may mean. See contract/search/README.md, rule 1. */
export const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = toMeanings();

/** How many words the longest entry has. */
export const LONGEST_ENTRY = Math.max(...[...MEANINGS.keys()].map((entry) => entry.split(' ').length));

/** Entries of one word, for which one may be taken that was typed wrongly. */
export const SINGLE_WORDS: readonly string[] = [...MEANINGS.keys()].filter((entry) => !entry.includes(' '));
