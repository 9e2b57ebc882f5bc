import { ALIASES, PLACES, PLACES_BY_NAME, toBareName } from '../../../../contract/rules/search/place-names';
import type { Place } from '../../../../contract/rules/search/place-names';
import { toPhrase } from '../../../../contract/rules/search/words';

/** As many as fit under a field on a phone. */
const MOST_SUGGESTIONS = 5;

/** A single letter begins half of all names. */
const FEWEST_LETTERS = 2;

const isBegunBy = (name: string, typed: string): boolean => ` ${name}`.includes(` ${typed}`);

/**
 * Provinces and cities that a text may be the beginning of, whole names first; everyday names count.
 *
 * @returns at most five
 */
export function suggestPlaces(text: string): Place[] {
  const typed = toPhrase(text);
  if (typed.length < FEWEST_LETTERS) return [];
  const meant = PLACES_BY_NAME.get(typed) ?? [];
  const begun = PLACES.filter(({ name }) => toBareName(name).startsWith(typed) || toPhrase(name).startsWith(typed));
  const everyday = [...ALIASES].flatMap(([alias, places]) => (alias.startsWith(typed) ? places : []));
  const within = PLACES.filter(({ name }) => isBegunBy(toPhrase(name), typed));
  return [...new Set([...meant, ...begun, ...everyday, ...within])].slice(0, MOST_SUGGESTIONS);
}

/** What a text of the location box means, where it is not a province's own name: `cities` are in `provinces`. */
export interface PlaceMeaning {
  cities: readonly string[];
  provinces: readonly string[];
}

/** Which places a text names in full; null for a part of a name, a name of a province, or no place. */
export function placeMeaning(text: string): PlaceMeaning | null {
  const typed = toPhrase(text);
  const places = PLACES_BY_NAME.get(typed) ?? [];
  const isProvince = places.some(({ kind, name }) => kind === 'province' && toPhrase(name).includes(typed));
  if (places.length === 0 || isProvince) return null;
  return {
    cities: places.filter(({ kind }) => kind === 'city').map(({ name }) => name),
    provinces: [...new Set(places.map(({ province }) => province))],
  };
}
