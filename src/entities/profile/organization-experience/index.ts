export {
  organizationExperienceApi,
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
  useDeleteOrganizationExperienceMutation,
  useGetOrganizationExperiencesQuery,
} from './organization-experience.api';
export type { OrganizationExperience, OrganizationExperienceDraft } from './organization-experience';
export { OrganizationExperienceItem } from './OrganizationExperienceItem';
