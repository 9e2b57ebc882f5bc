import { providerApi, recordEndpoints } from '@/shared/api';
import { byNewestEducation, educationDto } from './education';

/** Specification 2, section 7. */
export const educationApi = providerApi.enhanceEndpoints({ addTagTypes: ['Education'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/education/',
      tag: 'Education',
      dto: educationDto,
      compare: byNewestEducation,
    });
    return { getEducations: list, addEducation: add, changeEducation: change, deleteEducation: remove };
  },
});

export const {
  useGetEducationsQuery,
  useAddEducationMutation,
  useChangeEducationMutation,
  useDeleteEducationMutation,
} = educationApi;
