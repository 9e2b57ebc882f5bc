import { providerApi, recordEndpoints } from '@/shared/api';
import { organizationExperienceDto } from './organization-experience';

/** Specification 2, section 7. */
export const organizationExperienceApi = providerApi
  .enhanceEndpoints({ addTagTypes: ['OrganizationExperience'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { list, add, change, remove } = recordEndpoints(build, {
        url: 'candidate/organization-experience/',
        tag: 'OrganizationExperience',
        dto: organizationExperienceDto,
      });
      return {
        getOrganizationExperiences: list,
        addOrganizationExperience: add,
        changeOrganizationExperience: change,
        deleteOrganizationExperience: remove,
      };
    },
  });

export const {
  useGetOrganizationExperiencesQuery,
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
  useDeleteOrganizationExperienceMutation,
} = organizationExperienceApi;
