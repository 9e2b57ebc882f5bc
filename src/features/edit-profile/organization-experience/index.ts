import { organizationExperienceApi } from '@/entities/profile/organization-experience';
import { OrganizationExperienceSection } from './ui/OrganizationExperienceSection';

/** For the profile page: what it shows, and the list that this reads. */
export const organizationExperienceSection = {
  Section: OrganizationExperienceSection,
  list: organizationExperienceApi.endpoints.getOrganizationExperiences,
};
