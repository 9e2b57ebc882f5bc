import { sql } from 'drizzle-orm';
import { placeAliases, PLACES, placesByName, toBareName, type Place } from '@titian/rules/place-names';
import { toPhrase, toWords } from '@titian/rules/words';
import type { Db } from '../../db/client';
import { cities, provinces } from '../../masters/master-data';
import type { QueryTexts } from '@titian/job-search';
import { isTypingError } from '@titian/rules/typing-error';

/** As many as fit under a field on a phone. */
const MAX_SUGGESTIONS = 5;

/** A single letter begins half of all names. */
const MIN_LETTERS = 2;

/** A place that is suggested while typing, with the jobs that are there (contract, `JobFacets`). */
export interface SuggestedPlace {
  name: string;
  kind: Place['kind'];
  /** Of a city. */
  province?: string;
  count: number;
}

/** The jobs of each city and province, by kind and name. */
export type PlaceCounts = ReadonlyMap<string, number>;

const keyOf = (kind: Place['kind'], name: string): string => `${kind} ${name}`;

/** Counts the jobs of each place. */
export async function countByPlace(db: Db): Promise<PlaceCounts> {
  const { rows } = (await db.execute(sql`
    select city_id as city, location_id as province, count(*)::int as count from jobs group by 1, 2`)) as unknown as {
    rows: { city: number | null; province: number | null; count: number }[];
  };
  const names = { city: new Map(cities), province: new Map(provinces) };
  const counts = new Map<string, number>();
  for (const { count, ...ids } of rows) {
    for (const kind of ['city', 'province'] as const) {
      const key = keyOf(kind, names[kind].get(ids[kind] ?? 0) ?? '');
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
  }
  return counts;
}

/** The places with their names as they are compared: normalising all of them takes more than a millisecond. */
const NAMED = PLACES.map((place) => ({ place, bare: toBareName(place.name), phrase: toPhrase(place.name) }));

/** Places that a text may be the beginning of, whole names first; each once. */
function placesBegunBy(typed: string): Place[] {
  const meant = placesByName().get(typed) ?? [];
  const begun = NAMED.filter(({ bare, phrase }) => bare.startsWith(typed) || phrase.startsWith(typed));
  const everyday = [...placeAliases()].filter(([alias]) => alias.startsWith(typed)).flatMap(([, places]) => places);
  const within = NAMED.filter(({ phrase }) => ` ${phrase}`.includes(` ${typed}`));
  const placesOf = (found: typeof NAMED): Place[] => found.map(({ place }) => place);
  return [...new Set([...meant, ...placesOf(begun), ...everyday, ...placesOf(within)])];
}

const misspelt = (typed: string): Place[] => [
  ...new Set([...placesByName()].filter(([name]) => isTypingError(typed, name)).flatMap(([, places]) => places)),
];

/**
 * At most five places that the text of the location box, or else the last word of the search box, names or begins, whole
 * names first; everyday names count. In the location box a typing error is corrected where nothing else is found.
 *
 * @param countJobs gives the jobs of each place; called where there is a place to suggest
 */
export async function suggestPlaces(
  { search, location }: QueryTexts,
  countJobs: () => Promise<PlaceCounts>,
): Promise<SuggestedPlace[]> {
  const isLocation = location.trim() !== '';
  const typed = isLocation ? toPhrase(location) : (toWords(search).at(-1) ?? '');
  if (typed.length < MIN_LETTERS) return [];
  const begun = placesBegunBy(typed);
  const places = begun.length === 0 && isLocation ? misspelt(typed) : begun;
  if (places.length === 0) return [];
  const counts = await countJobs();
  return places.slice(0, MAX_SUGGESTIONS).map(({ name, kind, province }) => ({
    name,
    kind,
    ...(kind === 'city' && { province }),
    count: counts.get(keyOf(kind, name)) ?? 0,
  }));
}
