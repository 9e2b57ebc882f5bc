import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: id and name. */
export const achievementDto = object({
  id: idSchema(),
  name: string().required(),
  date: string().nullable(),
  organizationOrEvent: string().nullable(),
  description: string().nullable(),
}).required();

export type AchievementDto = Accepts<components['schemas']['Achievement'], InferType<typeof achievementDto>>;
