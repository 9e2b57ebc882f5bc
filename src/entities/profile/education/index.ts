export {
  educationApi,
  useAddEducationMutation,
  useChangeEducationMutation,
  useDeleteEducationMutation,
  useGetEducationsQuery,
} from './api/education.api';
export { EDUCATION_LOCATION_LABELS, EDUCATION_LOCATIONS, OTHER, isOther } from './model/education';
export type { Education, EducationDraft } from './model/education';
export { isSchool } from './model/gpa';
export { EducationItem } from './ui/EducationItem';
/** For another resource that holds records of this one. */
export { educationDto } from './api/education.dto';
export { toEducation } from './api/education.mapper';
