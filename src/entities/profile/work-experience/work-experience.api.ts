import { providerApi, recordEndpoints } from '@/shared/api';
import { byNewestWork, workExperienceDto } from './work-experience';

/** Specification 2, section 7. */
export const workExperienceApi = providerApi.enhanceEndpoints({ addTagTypes: ['WorkExperience'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/work-experience/',
      tag: 'WorkExperience',
      dto: workExperienceDto,
      compare: byNewestWork,
    });
    return {
      getWorkExperiences: list,
      addWorkExperience: add,
      changeWorkExperience: change,
      deleteWorkExperience: remove,
    };
  },
});

export const {
  useGetWorkExperiencesQuery,
  useAddWorkExperienceMutation,
  useChangeWorkExperienceMutation,
  useDeleteWorkExperienceMutation,
} = workExperienceApi;
