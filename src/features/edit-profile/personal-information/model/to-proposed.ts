import { inIndonesian, placesByName, provinceOf } from '@titian/rules/place-names';
import { toPhrase } from '@titian/rules/words';
import { findItemsByPlace, placeMeaning } from './find-places';
import { idByName } from '@/entities/master';
import { refusedFields } from '@/shared/lib/forms';
import type { MasterItem } from '@/entities/master';
import type { Profile } from '@/entities/profile/candidate';
import type { Stated } from '@/entities/profile/proposal';
import { texts } from '../texts';
import { personalInformationSchema } from './personal-information-form';
import type { PersonalInformationForm } from './personal-information-form';

/** The id of a place by its name, or by another name that means this one place of the list alone. */
function idOfPlace(items: readonly MasterItem[], kind: 'province' | 'city', name = ''): string {
  const id = idByName(items, name);
  if (id || !name) return id;
  const found = findItemsByPlace(
    inIndonesian(name),
    kind,
    items.map((item) => ({ label: item.name, id: item.id })),
  );
  return found.length === 1 ? String(found[0]?.id) : '';
}

/** The province that a file states, or that its city is in where there is only one; "Jakarta" is one itself. */
function statedProvince({ location, city }: Stated): string | undefined {
  if (location || !city) return location;
  if (provinceOf(city)) return city;
  const provinces = placeMeaning(city)?.provinces ?? [];
  return provinces.length === 1 ? provinces[0] : undefined;
}

/** `2000-05-`, as the form has a date of birth whose day is not chosen yet. */
const toDob = (stated: string): string => [...stated.split('-'), '', ''].slice(0, 3).join('-');

const PROPOSED = ['dob', 'birth_place', 'location', 'detailLocation', 'city'] as const;

/**
 * The form's values for what a file states; without the fields that it does not state or names no place of the lists for.
 *
 * @param cities of the province; none while they are not known
 */
export function toProposed(
  stated: Stated,
  provinces: readonly MasterItem[],
  cities: readonly MasterItem[],
  profile: Pick<Profile, 'location' | 'city'>,
): Partial<Pick<PersonalInformationForm, (typeof PROPOSED)[number]>> {
  const { dob, birthPlace, detailLocation } = stated;
  const province = idOfPlace(provinces, 'province', statedProvince(stated));
  const city = idOfPlace(cities, 'city', stated.city);
  const isMoved = profile.city !== null && province !== '' && province !== String(profile.location?.id ?? '');
  const values = {
    dob: dob && toDob(dob),
    birth_place: idOfPlace(provinces, 'province', birthPlace),
    location: province,
    detailLocation,
    city,
  };
  const filled = Object.entries(values).filter(([, value]) => value);
  // The city of another province.
  return { ...(isMoved && { city: '' }), ...Object.fromEntries(filled) };
}

/** Cities of the name that a file states, where there are several: "Bandung" is a Kota and a Kabupaten. */
function severalCities({ city = '' }: Stated): string[] {
  const names = (placesByName().get(toPhrase(city)) ?? []).flatMap(({ kind, name }) => (kind === 'city' ? name : []));
  return names.length > 1 ? names : [];
}

/**
 * The proposed fields that cannot be saved as they are, by the form's names, with the reasons: what names no place of the
 * lists has none. Fields that a file does not state are not looked at, for a save leaves them as they are.
 *
 * @param isCityKnown false while the cities of the province are not
 */
export function refusedValues(
  stated: Stated,
  values: ReturnType<typeof toProposed>,
  isCityKnown: boolean,
): Record<string, string> {
  const isStated = (name: (typeof PROPOSED)[number]): boolean =>
    Boolean(stated[name === 'birth_place' ? 'birthPlace' : name]) || values[name] !== undefined;
  const several = values.city ? [] : severalCities(stated);
  // Of "Jakarta" alone the province is saved.
  const isCityWanted = isCityKnown && !(values.location && stated.city && !stated.location && provinceOf(stated.city));
  const names = PROPOSED.filter((name) => isStated(name) && (isCityWanted || name !== 'city'));
  return {
    ...refusedFields(personalInformationSchema.pick(names), values),
    ...(several.length > 0 && { city: texts.whichOf(several) }),
  };
}
