import { mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts, Id } from '@/shared/api';

const id = () => mixed<Id>((value): value is Id => typeof value === 'string' || typeof value === 'number').nullable();

const place = () => object({ id: id(), name: string().nullable() }).nullable().default(undefined).optional();

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
  birthPlace: id(),
  location: place(),
  city: place(),
  detailLocation: string().nullable(),
  linkedin: string().nullable(),
  instagram: string().nullable(),
  currentSalary: number().nullable(),
  expectedSalary: number().nullable(),
}).required();

export type ProfileDto = Accepts<components['schemas']['Profile'], InferType<typeof profileDto>>;
