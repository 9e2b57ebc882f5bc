import { object, string } from 'yup';
import type { Achievement, AchievementDraft } from '@/entities/profile/achievement';
import { requiredDay } from '@/shared/lib/forms';
import { today } from '@/shared/lib/dates';
import { texts } from '../texts';

/** Form values under the contract's names; the date is `YYYY-MM-DD` or empty. */
export type AchievementValues = AchievementDraft;

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

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Achievement | null): AchievementValues => ({
  name: record?.name ?? '',
  organizationOrEvent: record?.organizationOrEvent ?? '',
  date: record?.date ?? '',
  description: record?.description ?? '',
});

/** Request data from valid form values. */
export const toDraft = (values: AchievementValues): AchievementDraft => ({
  name: values.name.trim(),
  organizationOrEvent: values.organizationOrEvent.trim(),
  date: values.date,
  description: values.description.trim(),
});
