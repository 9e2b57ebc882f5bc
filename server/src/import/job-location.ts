import { isObject, itemsOf, shortText } from './fields';
import type { NamedPlace, Places, ResolvedPlace } from './places';

/** Parts of an address beyond these are streets and buildings. */
const MAX_PARTS = 8;

const NOWHERE: ResolvedPlace = { locationId: null, cityId: null, unknown: null };

/** The parts of "Jl. Melati 1, Depok, Sleman", the widest area first. */
function partsOf(address: string): string[] {
  const parts = address.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .slice(-MAX_PARTS)
    .reverse();
}

/** Readings of a free address, the likelier first: neighbouring parts as province and city, then each part alone. */
function readings(address: string | null): NamedPlace[] {
  const parts = partsOf(address ?? '');
  const pairs = parts.slice(1).map((locality, index) => ({ region: parts[index] ?? null, locality }));
  return [...pairs, ...parts.map((locality) => ({ region: null, locality }))];
}

function namedPlaces(location: unknown): NamedPlace[] {
  const address = isObject(location) ? (location.address ?? location) : location;
  if (!isObject(address)) return readings(shortText(address, 'jobLocation.address', 500));
  const region = shortText(address.addressRegion, 'addressRegion');
  const locality = shortText(address.addressLocality, 'addressLocality');
  const parts = locality?.includes(',') ? partsOf(locality) : [];
  return [{ region, locality }, ...parts.map((part) => ({ region, locality: part }))];
}

/**
 * The official place of a row's `jobLocation`: of several places, or several readings of an address, the first whose
 * city is known, else the first whose province is. Throws RowRefused when a part of it is no text.
 */
export function toPlace(jobLocation: unknown, places: Places): ResolvedPlace {
  const named = itemsOf(jobLocation).flatMap(namedPlaces);
  const resolved = named.map((place) => places.resolve(place));
  return (
    resolved.find(({ cityId }) => cityId !== null) ??
    resolved.find(({ locationId }) => locationId !== null) ??
    resolved[0] ??
    NOWHERE
  );
}
