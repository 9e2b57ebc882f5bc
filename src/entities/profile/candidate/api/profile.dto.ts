import { mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema, referenceSchema } from '@/shared/api';
import type { Accepts, Id } from '@/shared/api';

/** A master list's entry: `{id, name}`, one of the two alone, or a bare id. */
export type PlaceDto = Id | { id?: Id | null; name?: string | null };

const isText = (value: unknown): boolean => value === null || value === undefined || typeof value === 'string';

const isPlace = (value: unknown): value is PlaceDto => {
  if (typeof value === 'string' || typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return (isText(id) || typeof id === 'number') && isText(name);
};

const place = () => mixed<PlaceDto>(isPlace).nullable();

/** Only the id must be there: a new candidate's profile is empty. Contract, "Profile". */
export const profileDto = object({
  id: idSchema(),
  name: string().nullable(),
  image: string().nullable(),
  professionalHeadline: string().nullable(),
  about: string().nullable(),
  identityNumber: string().nullable(),
  gender: string().nullable(),
  dob: string().nullable(),
  email: string().nullable(),
  phoneNumber: string().nullable(),
  birthPlace: referenceSchema(),
  location: place(),
  city: place(),
  detailLocation: string().nullable(),
  linkedin: string().nullable(),
  instagram: string().nullable(),
  currentSalary: number().nullable(),
  expectedSalary: number().nullable(),
}).required();

export type ProfileDto = Accepts<components['schemas']['Profile'], InferType<typeof profileDto>>;
