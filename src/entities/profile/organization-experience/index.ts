export {
  organizationExperienceApi,
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
  useDeleteOrganizationExperienceMutation,
  useGetOrganizationExperiencesQuery,
} from './api/organization-experience.api';
export type { OrganizationExperience, OrganizationExperienceDraft } from './model/organization-experience';
export { OrganizationExperienceItem } from './ui/OrganizationExperienceItem';
