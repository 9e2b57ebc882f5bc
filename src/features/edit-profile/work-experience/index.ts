import { workExperienceApi } from '@/entities/profile/work-experience';
import { WorkExperienceSection } from './ui/WorkExperienceSection';

/** For the profile page: what it shows, and the list that this reads. */
export const workExperienceSection = {
  Section: WorkExperienceSection,
  list: workExperienceApi.endpoints.getWorkExperiences,
};
