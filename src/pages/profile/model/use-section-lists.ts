import { educationApi } from '@/entities/profile/education';
import { interestApi } from '@/entities/profile/interest';
import { candidateLanguageApi } from '@/entities/profile/language';
import { skillApi } from '@/entities/profile/skill';
import { workExperienceApi } from '@/entities/profile/work-experience';

/** Requests the counted lists (`use-section-counts.ts`) beside the profile instead of after it, and renders nothing for them. */
export function useSectionLists(): void {
  workExperienceApi.endpoints.getWorkExperiences.useQuerySubscription();
  educationApi.endpoints.getEducations.useQuerySubscription();
  skillApi.endpoints.getSkills.useQuerySubscription();
  candidateLanguageApi.endpoints.getCandidateLanguages.useQuerySubscription();
  interestApi.endpoints.getInterests.useQuerySubscription();
}
