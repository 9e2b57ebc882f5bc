import { object, string } from 'yup';
import type { InferType } from 'yup';
import { requiredDay } from '@/shared/lib/forms';
import { today } from '@/shared/lib/dates';
import { texts } from '../texts';

/** Specification 2, section 9. */
export const MAX_DESCRIPTION_LENGTH = 2000;

/** Specification 2, section 5, "Achievement". */
export const achievementSchema = object({
  name: string().trim().required(texts.nameMissing),
  organizationOrEvent: string().trim().required(texts.giverMissing),
  date: requiredDay(texts.dateMissing).test('past', texts.dateAhead, (date) => !date || date <= today()),
  description: string()
    .trim()
    .required(texts.infoMissing)
    .max(MAX_DESCRIPTION_LENGTH, texts.tooLong(MAX_DESCRIPTION_LENGTH)),
});

export type AchievementForm = InferType<typeof achievementSchema>;
