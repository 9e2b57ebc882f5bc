import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const skillsDto = object({
  skill: array(object({ id: idSchema(), name: string().required() })).required(),
}).required();

export type SkillsDto = Accepts<components['schemas']['SkillListEnvelope']['data'], InferType<typeof skillsDto>>;
