import { educationApi } from '@/entities/profile/education';
import { EducationSection } from './ui/EducationSection';

/** For the profile page: the section, and the query of its list. */
export const educationSection = { Section: EducationSection, list: educationApi.endpoints.getEducations };

export { useEducationProposals } from './ui/use-education-proposals';
