import { mixed, object, string } from 'yup';
import type { HeadlineDraft, Profile } from '@/entities/profile/candidate';
import { texts } from '../texts';

/** Form values; the photo only when a new one was chosen. */
export type HeadlineValues = HeadlineDraft;

/** Specification 2, section 9; name and headline as the contract has them. */
export const LIMITS = { name: 100, professionalHeadline: 150, about: 500 } as const;

const limited = (limit: number) => string().trim().max(limit, texts.tooLong(limit));

/** Specification 2, section 5, "Profile". */
export const headlineSchema = object({
  name: limited(LIMITS.name).required(texts.nameMissing),
  professionalHeadline: limited(LIMITS.professionalHeadline),
  about: limited(LIMITS.about),
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
