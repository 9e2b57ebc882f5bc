import { array, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

type Data = components['schemas']['SkillListEnvelope']['data'];

/** The list's frame; its rows are read one by one. */
export const skillsDto = object({ skill: array(mixed<NonNullable<unknown>>().nullable()).required() }).required();

export type SkillsDto = Accepts<Data, InferType<typeof skillsDto>>;

export const skillDto = object({ id: idSchema(), name: string().required() }).required();

export type SkillDto = Accepts<Data['skill'][number], InferType<typeof skillDto>>;
