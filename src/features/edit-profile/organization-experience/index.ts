export { OrganizationExperienceSection } from './ui/OrganizationExperienceSection';
