import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts, Id } from '@/shared/api';

/** A card needs the application's id and the job's title; the rest may be missing or unknown. Contract, "Jobs". */
export const applicationDto = object({
  id: idSchema(),
  status: string().nullable(),
  appliedAt: string().nullable(),
  createdAt: string().nullable(),
  job: object({
    id: mixed<Id>((value): value is Id => typeof value === 'string' || typeof value === 'number').nullable(),
    slug: string().nullable(),
    title: string().required(),
    status: string().nullable(),
    createdAt: string().nullable(),
    company: object({ name: string().nullable(), logo: string().nullable() }).nullable().default(undefined).optional(),
  }).required(),
}).required();

export type ApplicationDto = Accepts<components['schemas']['Application'], InferType<typeof applicationDto>>;
