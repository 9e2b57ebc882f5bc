export {
  useAddWorkExperienceMutation,
  useChangeWorkExperienceMutation,
  useDeleteWorkExperienceMutation,
  useGetWorkExperiencesQuery,
  workExperienceApi,
} from './work-experience.api';
export { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES, workExperienceDto } from './work-experience';
export type { WorkExperience, WorkExperienceWrite } from './work-experience';
export { WorkExperienceItem } from './WorkExperienceItem';
