import { providerApi, recordEndpoints } from '@/shared/api';
import { byNewestWork } from '../model/work-experience';
import { workExperienceDto } from './work-experience.dto';
import { toRequestBody, toWorkExperience } from './work-experience.mapper';

/** Specification 2, section 7. */
export const workExperienceApi = providerApi.enhanceEndpoints({ addTagTypes: ['WorkExperience'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/work-experience/',
      tag: 'WorkExperience',
      dto: workExperienceDto,
      toItem: toWorkExperience,
      toRequestBody,
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
