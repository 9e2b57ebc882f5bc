import { object, pipe, regex, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** An entry of a master list, and nothing else of its row: there may be thousands. */
export const masterItemDto = object({ id: idSchema, name: pipe(string(), regex(/\S/)) });

export type MasterItemDto = Accepts<components['schemas']['MasterItem'], InferOutput<typeof masterItemDto>>;
