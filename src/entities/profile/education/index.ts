export {
  educationApi,
  useAddEducationMutation,
  useChangeEducationMutation,
  useDeleteEducationMutation,
  useGetEducationsQuery,
} from './education.api';
export { EDUCATION_LOCATION_LABELS, EDUCATION_LOCATIONS, OTHER, educationDto, isOther, isSchool } from './education';
export type { Education, EducationWrite } from './education';
export { EducationItem } from './EducationItem';
