import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { cities, locations } from '../db/schema';
import { refuseProblems } from '../http/field-problems';
import { toMasterId, unknownChoice } from './master-reference';
import type { Schemas } from './schemas';

type GivenId = string | number | null | undefined;

interface StoredPlace {
  locationId: number | null;
  cityId: number | null;
}

/** The id that a field gives of a province; absent and null stay what they are. Fails with 4000 where there is none. */
export async function findLocationId(db: Db, field: string, given: GivenId): Promise<number | null | undefined> {
  if (given == null) return given;
  const id = toMasterId(given);
  const [location] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.id, id ?? 0));
  if (!location) throw unknownChoice(field);
  return location.id;
}

/**
 * Province and city to store. Each may be given alone, and must then match the stored other one. Fails with 4000
 * for a place that does not exist, and for a city outside of the province.
 */
export async function toPlaceValues(db: Db, { location, city }: Schemas['ProfileChange'], current: StoredPlace) {
  const locationId = await findLocationId(db, 'location', location);
  const cityId = city == null ? city : (toMasterId(city) ?? 0);
  if (locationId === undefined && cityId === undefined) return {};
  const wantedCity = cityId === undefined ? current.cityId : cityId;
  if (wantedCity !== null) {
    const [found] = await db.select({ locationId: cities.locationId }).from(cities).where(eq(cities.id, wantedCity));
    if (!found) throw unknownChoice('city');
    const wantedLocation = locationId === undefined ? current.locationId : locationId;
    const matches = found.locationId === wantedLocation;
    refuseProblems({ city: matches ? null : 'Kabupaten/kota ini tidak berada di provinsi yang dipilih.' });
  }
  return { locationId, cityId };
}
