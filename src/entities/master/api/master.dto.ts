import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { idSchema, visibleText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** An entry of a master list. */
export const masterItemDto = looseObject({ id: idSchema, name: visibleText });

export type MasterItemDto = Accepts<components['schemas']['MasterItem'], InferOutput<typeof masterItemDto>>;
