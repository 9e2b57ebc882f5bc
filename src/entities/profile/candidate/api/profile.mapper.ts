import { boolean, fallback, lazy, looseObject, nullish, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { toReference, idSchema, numberLike, optionalText, referenceSchema, textLike } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import type { Accepts } from '@/shared/api';
import { GENDERS } from '../model/profile';
import type { HeadlineWrite, PersonalInformationWrite, Place, Profile } from '../model/profile';

/** A master list's entry: `{id, name}`, one of the two alone, or a bare id. */
const placeEntry = looseObject({ id: nullish(idSchema), name: optionalText });
const place = lazy((value) => (typeof value === 'object' ? placeEntry : idSchema));

type PlaceDto = InferOutput<typeof place>;

/** Only the id must be there: a new candidate's profile is empty. Contract, "Profile". */
export const profileDto = looseObject({
  id: idSchema,
  name: nullish(textLike),
  image: nullish(textLike),
  professionalHeadline: nullish(textLike),
  about: nullish(textLike),
  identityNumber: nullish(textLike),
  gender: nullish(textLike),
  dob: nullish(textLike),
  email: nullish(textLike),
  phoneNumber: nullish(textLike),
  birthPlace: nullish(referenceSchema),
  location: nullish(place),
  city: nullish(place),
  detailLocation: nullish(textLike),
  linkedin: nullish(textLike),
  instagram: nullish(textLike),
  currentSalary: nullish(numberLike),
  expectedSalary: nullish(numberLike),
  noWorkExperience: fallback(optional(boolean()), undefined),
});

export type ProfileDto = Accepts<components['schemas']['Profile'], InferOutput<typeof profileDto>>;

const text = (value: string | null | undefined): string | null => value?.trim() || null;

function toPlace(place: PlaceDto | null | undefined): Place | null {
  if (place === null || place === undefined || place === '') return null;
  if (typeof place !== 'object') return { id: place, name: null };
  const id = place.id ?? null;
  const name = text(place.name);
  return id === null && name === null ? null : { id, name };
}

/** The candidate's profile; what is missing, blank or unknown becomes null. */
export const toProfile = (dto: ProfileDto): Profile => ({
  id: dto.id,
  name: text(dto.name) ?? '',
  image: text(dto.image),
  professionalHeadline: text(dto.professionalHeadline),
  about: text(dto.about),
  identityNumber: text(dto.identityNumber),
  gender: GENDERS.find((gender) => gender === dto.gender) ?? null,
  dob: toDay(dto.dob),
  email: text(dto.email),
  phoneNumber: text(dto.phoneNumber),
  birthPlace: toReference(dto.birthPlace)?.id ?? null,
  location: toPlace(dto.location),
  city: toPlace(dto.city),
  detailLocation: text(dto.detailLocation),
  linkedin: text(dto.linkedin),
  instagram: text(dto.instagram),
  currentSalary: dto.currentSalary ?? null,
  expectedSalary: dto.expectedSalary ?? null,
  ...(dto.noWorkExperience !== undefined && { noWorkExperience: dto.noWorkExperience }),
});

/**
 * The multipart body of a part of the profile, in the contract's keys. A field that is left out or null stays as it is, and
 * the photo goes along only when it is a new one.
 */
export function toProfileForm({ image, ...texts }: Partial<HeadlineWrite & PersonalInformationWrite>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) if (typeof value === 'string') form.append(name, value);
  if (image) form.append('image', image, 'photo.jpg');
  return form;
}
