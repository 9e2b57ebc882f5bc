/** Places by the ids of the provider's master lists. */
import { citiesNear, placesByName, type Place as NamedPlace } from '@titian/rules/place-names';
import { toPhrase } from '@titian/rules/words';
import { cities, provinces } from '../../masters/master-data';

export interface Place {
  cityIds: number[];
  provinceIds: number[];
}

const cityIds = new Map(cities.map(([id, name]) => [name, id]));
const provinceIds = new Map(provinces.map(([id, name]) => [name, id]));

const known = (ids: ReadonlyMap<string, number>, names: readonly string[]): number[] =>
  names.flatMap((name) => ids.get(name) ?? []);

const namesOf = (named: readonly NamedPlace[], kind: NamedPlace['kind']): string[] =>
  named.filter((place) => place.kind === kind).map(({ name }) => name);

/** The ids of places. */
const toPlace = (named: readonly NamedPlace[]): Place => ({
  cityIds: known(cityIds, namesOf(named, 'city')),
  provinceIds: known(provinceIds, namesOf(named, 'province')),
});

/** The place that a text names, as it is written or by an everyday name; undefined for any other text. */
export function placeNamed(text: string): Place | undefined {
  const named = placesByName().get(toPhrase(text));
  return named && toPlace(named);
}

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);

/** A city or regency and those that border on it. */
export const nearby = (cityId: number): number[] => known(cityIds, citiesNear(cityNames.get(cityId) ?? ''));

/** A job with the names of its place. */
export const toSearchedJob = <Job extends { cityId: number | null; locationId: number | null }>(job: Job) => ({
  ...job,
  city: cityNames.get(job.cityId ?? 0) ?? null,
  province: provinceNames.get(job.locationId ?? 0) ?? null,
});
