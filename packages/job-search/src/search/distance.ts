import { PLACES, citiesNear, isCity, provinceOf } from '@titian/rules/place-names';
import { toPhrase } from '@titian/rules/words';

/** A place as a vacancy or a profile writes it. */
export interface Where {
  city: string | null;
  province: string | null;
}

const isSameProvince = (one: string | null, other: string | null): boolean => {
  if (!one || !other) return false;
  return (provinceOf(one)?.name ?? toPhrase(one)) === (provinceOf(other)?.name ?? toPhrase(other));
};

/** The official names that a job's city may mean: 'Bekasi' is two cities. */
const officialCities = ({ city, province }: Where): string[] =>
  city === null
    ? []
    : PLACES.filter(
        (place) =>
          place.kind === 'city' && isCity(city, place.name) && (!province || isSameProvince(place.province, province)),
      ).map(({ name }) => name);

/** The same city, one that borders on it, the same province, any other. */
export const DISTANCES = [0, 1, 2, 3] as const;

/** How far a place is from another, by `DISTANCES`. */
export function createDistance(from: Where): (to: Where) => (typeof DISTANCES)[number] {
  const own = officialCities(from);
  const near = own.flatMap(citiesNear);
  const distances = new Map<string, (typeof DISTANCES)[number]>();
  const measure = ({ city, province }: Where) => {
    if (city !== null && from.city !== null) {
      const isOwn = own.length > 0 ? own.some((name) => isCity(city, name)) : toPhrase(city) === toPhrase(from.city);
      if (isOwn) return 0;
      if (near.some((name) => isCity(city, name))) return 1;
    }
    return isSameProvince(province, from.province) ? 2 : 3;
  };
  // Many jobs are of one city.
  return (to) => {
    const key = `${to.city}\n${to.province}`;
    const distance = distances.get(key) ?? measure(to);
    distances.set(key, distance);
    return distance;
  };
}
