export {
  educationApi,
  useAddEducationMutation,
  useChangeEducationMutation,
  useDeleteEducationMutation,
  useGetEducationsQuery,
} from './api/education.api';
export { EDUCATIONS_PATH } from './api/education-path';
export { EDUCATION_LOCATION_LABELS, EDUCATION_LOCATIONS, OTHER, isOther } from './model/education';
export type { Education, EducationDraft } from './model/education';
export { EducationItem } from './ui/EducationItem';
