import { organizationExperienceApi } from '@/entities/profile/organization-experience';
import { OrganizationExperienceSection } from './ui/OrganizationExperienceSection';

/** For the profile page: the section, and the query of its list. */
export const organizationExperienceSection = {
  Section: OrganizationExperienceSection,
  list: organizationExperienceApi.endpoints.getOrganizationExperiences,
};

export { useOrganizationExperienceProposals } from './ui/use-organization-experience-proposals';
