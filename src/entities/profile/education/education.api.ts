import { looseObject, nullish, number } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import {
  providerApi,
  recordEndpoints,
  idSchema,
  optionalFlag,
  optionalText,
  referenceSchema,
  toReference,
} from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { toText } from '@/shared/lib/text';
import { byNewestEducation, EDUCATION_LOCATIONS } from './education';
import type { Education, EducationDraft } from './education';

/** Required field: id. */
export const educationDto = looseObject({
  id: idSchema,
  educationLevel: nullish(referenceSchema),
  education: nullish(referenceSchema),
  educationMajor: nullish(referenceSchema),
  otherEducation: optionalText,
  otherMajor: optionalText,
  location: optionalText,
  dateStart: optionalText,
  graduationDate: optionalText,
  isPresent: optionalFlag,
  gpa: nullish(number()),
  description: optionalText,
});

export type EducationDto = Accepts<components['schemas']['Education'], InferOutput<typeof educationDto>>;

/** A record of the provider; what is missing or unknown becomes null or empty. */
export function toEducation(dto: EducationDto): Education {
  return {
    id: dto.id,
    level: toReference(dto.educationLevel),
    institution: toReference(dto.education),
    major: toReference(dto.educationMajor),
    otherInstitution: dto.otherEducation ?? '',
    otherMajor: dto.otherMajor ?? '',
    location: EDUCATION_LOCATIONS.find((location) => location === dto.location?.toLowerCase()) ?? null,
    startDate: toDay(dto.dateStart) ?? '',
    graduationDate: toDay(dto.graduationDate),
    isPresent: dto.isPresent ?? !toText(dto.graduationDate),
    gpa: dto.gpa ?? null,
    description: dto.description ?? '',
  };
}

const toRequestBody = (draft: EducationDraft): components['schemas']['EducationWrite'] => ({
  id: draft.id,
  educationLevel: draft.level,
  education: draft.institution,
  educationMajor: draft.major,
  otherEducation: draft.otherInstitution,
  otherMajor: draft.otherMajor,
  location: draft.location,
  dateStart: draft.startDate,
  graduationDate: draft.graduationDate,
  isPresent: draft.isPresent,
  gpa: draft.gpa,
  description: draft.description || null,
});

/** Specification 2, section 7. */
export const educationApi = providerApi.enhanceEndpoints({ addTagTypes: ['Education'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/education/',
      tag: 'Education',
      dto: educationDto,
      toItem: toEducation,
      toRequestBody,
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
