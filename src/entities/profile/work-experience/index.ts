export {
  useAddWorkExperienceMutation,
  useChangeWorkExperienceMutation,
  useDeleteWorkExperienceMutation,
  useGetWorkExperiencesQuery,
  workExperienceApi,
  workExperienceDto,
  toWorkExperience,
} from './work-experience.api';
export { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from './work-experience';
export type { WorkExperience, WorkExperienceDraft } from './work-experience';
export { WorkExperienceItem } from './WorkExperienceItem';
/** For another resource that holds records of this one. */
