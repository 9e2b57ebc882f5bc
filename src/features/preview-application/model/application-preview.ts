import type { Education } from '@/entities/profile/education';
import type { CandidateLanguage } from '@/entities/profile/language';
import type { WorkExperience } from '@/entities/profile/work-experience';
import type { ComparedProfile } from './gaps';

/** What the company of a job would see of a candidate. */
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
}

/** What of it is compared with a job. */
export const toComparedProfile = ({
  education,
  workExperience,
  languages,
}: Pick<ApplicationPreview, 'education' | 'workExperience' | 'languages'>): ComparedProfile => ({
  educationLevels: education.map(({ level }) => level?.name ?? null),
  periods: workExperience.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
  languages: languages.map(({ language }) => language?.name ?? null),
});
