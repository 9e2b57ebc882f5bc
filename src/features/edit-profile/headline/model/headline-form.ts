import { mixed, object, string } from 'yup';
import type { HeadlineDraft, Profile } from '@/entities/profile/candidate';
import { texts } from '../texts';

/** Form values; the photo only when a new one was chosen. */
export type HeadlineValues = HeadlineDraft;

/** Specification 2, section 9. */
export const MAX_ABOUT_LENGTH = 500;

/** Specification 2, section 5, "Profile"; the name as at sign-up. */
export const headlineSchema = object({
  name: string().trim().required(texts.nameMissing),
  professionalHeadline: string(),
  about: string().trim().max(MAX_ABOUT_LENGTH, texts.tooLong(MAX_ABOUT_LENGTH)),
  image: mixed().nullable(),
});

/** The values to start from: the stored photo stays unless a new one is chosen. */
export const toValues = (profile: Profile): HeadlineValues => ({
  name: profile.name,
  professionalHeadline: profile.professionalHeadline ?? '',
  about: profile.about ?? '',
  image: null,
});

/** Request data from valid form values. */
export const toDraft = ({ name, professionalHeadline, about, image }: HeadlineValues): HeadlineDraft => ({
  name: name.trim(),
  professionalHeadline: professionalHeadline.trim(),
  about: about.trim(),
  image,
});
