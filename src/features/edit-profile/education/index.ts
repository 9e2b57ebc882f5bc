import { educationApi } from '@/entities/profile/education';
import { EducationSection } from './ui/EducationSection';

/** For the profile page: what it shows, and the list that this reads. */
export const educationSection = { Section: EducationSection, list: educationApi.endpoints.getEducations };
