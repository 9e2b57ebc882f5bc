/** Places by the ids of the provider's master lists. */
import { citiesNear, placesByName } from '@titian/rules/place-names';
import { toPhrase } from '@titian/rules/words';
import { cities, provinces } from '../../masters/master-data';

export interface Place {
  cityIds: number[];
  provinceIds: number[];
}

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);
const cityIds = new Map(cities.map(([id, name]) => [name, id]));
const provinceIds = new Map(provinces.map(([id, name]) => [name, id]));

/** The place that a text names, as it is written or by an everyday name; undefined for any other text. */
export function placeNamed(text: string): Place | undefined {
  const places = placesByName().get(toPhrase(text));
  const idsIn = (ids: ReadonlyMap<string, number>, wanted: 'city' | 'province'): number[] =>
    places?.flatMap(({ kind, name }) => (kind === wanted ? (ids.get(name) ?? []) : [])) ?? [];
  return places && { cityIds: idsIn(cityIds, 'city'), provinceIds: idsIn(provinceIds, 'province') };
}

/** A city or regency and those that border on it. */
export const nearby = (cityId: number): number[] =>
  citiesNear(cityNames.get(cityId) ?? '').flatMap((name) => cityIds.get(name) ?? []);

/** A job with the names of its place. */
export const toSearchedJob = <Job extends { cityId: number | null; locationId: number | null }>(job: Job) => ({
  ...job,
  city: cityNames.get(job.cityId ?? 0) ?? null,
  province: provinceNames.get(job.locationId ?? 0) ?? null,
});
