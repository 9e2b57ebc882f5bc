import { useMasterOptions } from '@/entities/master';
import type { MasterItem } from '@/entities/master';
import type { Profile } from '@/entities/profile/candidate';
import type { Id } from '@/shared/api';

const nameOf = (items: readonly MasterItem[], id: Id | null | undefined): string | null =>
  items.find((item) => String(item.id) === String(id))?.name ?? null;

/** The names of a profile's places; looked up where the provider sent ids alone. Contract, "Profile". */
export function usePlaceNames({ birthPlace, location, city }: Profile) {
  const needsLocations = birthPlace !== null || (location !== null && location.name === null);
  const locations = useMasterOptions(needsLocations ? { list: 'location' } : null);
  const province = location?.id ?? undefined;
  const cities = useMasterOptions(city !== null && city.name === null ? { list: 'city', location: province } : null);
  return {
    birthPlace: nameOf(locations.items, birthPlace),
    location: location && (location.name ?? nameOf(locations.items, location.id)),
    city: city && (city.name ?? nameOf(cities.items, city.id)),
  };
}
