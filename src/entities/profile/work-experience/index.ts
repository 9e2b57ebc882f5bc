export {
  useAddWorkExperienceMutation,
  useChangeWorkExperienceMutation,
  useDeleteWorkExperienceMutation,
  useGetWorkExperiencesQuery,
  workExperienceApi,
} from './api/work-experience.api';
export { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from './model/work-experience';
export type { EmploymentType, WorkExperience, WorkExperienceDraft } from './model/work-experience';
export { WorkExperienceItem } from './ui/WorkExperienceItem';
/** For another resource that holds records of this one. */
export { workExperienceDto } from './api/work-experience.dto';
export { toWorkExperience } from './api/work-experience.mapper';
