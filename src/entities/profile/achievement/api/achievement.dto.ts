import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Required fields: id and name. */
export const achievementDto = looseObject({
  id: idSchema,
  name: filledText,
  date: optionalText,
  organizationOrEvent: optionalText,
  description: optionalText,
});

export type AchievementDto = Accepts<components['schemas']['Achievement'], InferOutput<typeof achievementDto>>;
