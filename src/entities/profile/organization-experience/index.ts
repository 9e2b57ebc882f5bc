export {
  organizationExperienceApi,
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
  useDeleteOrganizationExperienceMutation,
  useGetOrganizationExperiencesQuery,
} from './organization-experience.api';
export type { OrganizationExperience, OrganizationExperienceWrite } from './organization-experience';
export { OrganizationExperienceItem } from './OrganizationExperienceItem';
