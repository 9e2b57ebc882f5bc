import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, listSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

type Data = components['schemas']['SkillListEnvelope']['data'];

const skillDto = looseObject({ id: idSchema, name: filledText });

export type SkillDto = Accepts<Data['skill'][number], InferOutput<typeof skillDto>>;

export const skillsDto = looseObject({ skill: listSchema(skillDto, 'candidate/skill/') });

export type SkillsDto = Accepts<Data, InferOutput<typeof skillsDto>>;
