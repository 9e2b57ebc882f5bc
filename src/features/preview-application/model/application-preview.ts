import type { DisclosedField } from '@/entities/privacy';
import type { Education } from '@/entities/profile/education';
import type { CandidateLanguage } from '@/entities/profile/language';
import type { WorkExperience } from '@/entities/profile/work-experience';
import type { ComparedProfile } from './gaps';

/** The company's view of a candidate. */
export interface ApplicationPreview {
  name: string;
  email: string | null;
  phoneNumber: string | null;
  /** As the provider names it. */
  image: string | null;
  headline: string | null;
  education: readonly Education[];
  workExperience: readonly WorkExperience[];
  languages: readonly CandidateLanguage[];
  /** The CV that is made of the profile; null where none is sent. */
  cv: PreviewedCv | null;
}

interface PreviewedCv {
  /** Other parts that it shows; null when they are not known. */
  others: readonly DisclosedField[] | null;
}

/** Of what can be sent, what the preview shows by itself. */
const SHOWN: ReadonlySet<DisclosedField> = new Set([
  'name',
  'email',
  'phoneNumber',
  'image',
  'professionalHeadline',
  'education',
  'workExperience',
  'language',
  'cv',
]);

/** The CV of an application with which these fields are sent; null for those of a provider that does not tell them. */
export const toPreviewedCv = (fields: readonly DisclosedField[] | null): PreviewedCv | null =>
  fields?.includes('cv') ? { others: fields.filter((field) => !SHOWN.has(field)) } : null;

/** The part that is compared with a job. */
export const toComparedProfile = ({
  education,
  workExperience,
  languages,
}: Pick<ApplicationPreview, 'education' | 'workExperience' | 'languages'>): ComparedProfile => ({
  educationLevels: education.map(({ level }) => level?.name ?? null),
  periods: workExperience.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
  languages: languages.map(({ language }) => language?.name ?? null),
});
