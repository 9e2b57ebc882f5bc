import { boolean, fallback, lazy, looseObject, nullish, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { idSchema, numberLike, optionalText, referenceSchema, textLike } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** A master list's entry: `{id, name}`, one of the two alone, or a bare id. */
const placeEntry = looseObject({ id: nullish(idSchema), name: optionalText });
const place = lazy((value) => (typeof value === 'object' ? placeEntry : idSchema));

export type PlaceDto = InferOutput<typeof place>;

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
