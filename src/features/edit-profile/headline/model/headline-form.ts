import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Profile } from '@/entities/profile/candidate';
import { firstValues, optionalText } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Specification 2, section 9. */
export const MAX_ABOUT_LENGTH = 500;

/** Specification 2, section 5, "Profile"; the name as at sign-up. The photo only when a new one was chosen. */
export const headlineSchema = object({
  name: string().trim().required(texts.nameMissing),
  professionalHeadline: optionalText(),
  about: optionalText().max(MAX_ABOUT_LENGTH, texts.tooLong(MAX_ABOUT_LENGTH)),
  image: mixed<Blob>().nullable().default(null),
});

export type HeadlineForm = InferType<typeof headlineSchema>;

/** The values to start from: the stored photo stays unless a new one is chosen. */
export const toFirstValues = (profile: Profile): HeadlineForm => ({
  ...firstValues(headlineSchema, profile),
  image: null,
});
