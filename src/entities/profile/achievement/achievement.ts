import { object } from 'valibot';
import type { components } from '@contract';
import { dayOrEmpty, filledText, recordFields, textOrEmpty } from '@/shared/api';
import type { Parsed } from '@/shared/api';

/** Required fields: id and name. Specification 2, section 3. */
export const achievementDto = object({
  ...recordFields,
  name: filledText,
  date: dayOrEmpty,
  organizationOrEvent: textOrEmpty,
  description: textOrEmpty,
});

/** An award of the candidate. */
export type Achievement = Parsed<components['schemas']['Achievement'], typeof achievementDto>;

/** The request that stores one. */
export type AchievementWrite = components['schemas']['AchievementWrite'];
