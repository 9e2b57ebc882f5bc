import { array, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Something with a name, of which everything may be missing. */
const named = () => object({ name: string().nullable() }).nullable().default(undefined).optional();

/** What a card cannot do without: id, slug and title. The rest may be missing or unknown. Contract, "Jobs". */
export const jobDto = object({
  id: idSchema(),
  slug: string().required().matches(/\S/),
  title: string().required().matches(/\S/),
  status: string().nullable(),
  workingType: string().nullable(),
  workplace: string().nullable(),
  deadline: string().nullable(),
  createdAt: string().nullable(),
  location: named(),
  city: named(),
  company: object({ name: string().nullable(), logo: string().nullable(), banner: string().nullable() })
    .nullable()
    .default(undefined)
    .optional(),
}).required();

export type JobDto = Accepts<components['schemas']['Job'], InferType<typeof jobDto>>;

export const jobDetailDto = jobDto.shape({
  description: string().nullable(),
  requirements: string().nullable(),
  functionOfInterest: named(),
  industry: named(),
  minSalary: number().nullable(),
  maxSalary: number().nullable(),
  benefits: array(object({ id: mixed<string | number>().nullable(), perksBenefits: named() })).nullable(),
});

export type JobDetailDto = Accepts<components['schemas']['JobDetail'], InferType<typeof jobDetailDto>>;
