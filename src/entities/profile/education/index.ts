export {
  educationApi,
  useAddEducationMutation,
  useChangeEducationMutation,
  useDeleteEducationMutation,
  useGetEducationsQuery,
  educationDto,
  toEducation,
} from './education.api';
export { EDUCATION_LOCATION_LABELS, EDUCATION_LOCATIONS, OTHER, isOther, isSchool } from './education';
export type { Education, EducationDraft } from './education';
export { EducationItem } from './EducationItem';
/** For another resource that holds records of this one. */
