import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

type Data = components['schemas']['SkillListEnvelope']['data'];

/** The list's frame; its rows are read one by one. */
export const skillsDto = wire.record({ skill: wire.list });

export type SkillsDto = Accepts<Data, ReturnType<typeof skillsDto>>;

export const skillDto = wire.record({ id: wire.id, name: wire.filled });

export type SkillDto = Accepts<Data['skill'][number], ReturnType<typeof skillDto>>;
