import { workExperienceApi } from '@/entities/profile/work-experience';
import { WorkExperienceSection } from './ui/WorkExperienceSection';

/** For the profile page: the section, and the query of its list. */
export const workExperienceSection = {
  Section: WorkExperienceSection,
  list: workExperienceApi.endpoints.getWorkExperiences,
};

export { useWorkExperienceProposals } from './ui/use-work-experience-proposals';
