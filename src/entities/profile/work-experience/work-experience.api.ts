import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import {
  providerApi,
  recordEndpoints,
  filledText,
  idSchema,
  optionalFlag,
  optionalText,
  referenceSchema,
  toReference,
} from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { toText } from '@/shared/lib/text';
import { byNewestWork, EMPLOYMENT_TYPES } from './work-experience';
import type { WorkExperience, WorkExperienceDraft } from './work-experience';

/** Required fields: id, title and start. */
export const workExperienceDto = looseObject({
  id: idSchema,
  title: filledText,
  companyName: optionalText,
  jobLevel: nullish(referenceSchema),
  industry: nullish(referenceSchema),
  workingType: optionalText,
  startDate: filledText,
  endDate: optionalText,
  currentlyWorking: optionalFlag,
  description: optionalText,
});

export type WorkExperienceDto = Accepts<components['schemas']['WorkExperience'], InferOutput<typeof workExperienceDto>>;

/** A record of the provider; what is missing or unknown becomes null or empty. */
export const toWorkExperience = (dto: WorkExperienceDto): WorkExperience => ({
  id: dto.id,
  title: dto.title,
  companyName: dto.companyName ?? '',
  jobLevel: toReference(dto.jobLevel),
  industry: toReference(dto.industry),
  workingType: EMPLOYMENT_TYPES.find((type) => type === dto.workingType) ?? null,
  startDate: toDay(dto.startDate) ?? '',
  // An ongoing job has no end, even when the provider has stored one. An end that cannot be read is an end.
  endDate: (dto.currentlyWorking ?? !toText(dto.endDate)) ? null : (toDay(dto.endDate) ?? ''),
  description: dto.description ?? '',
});

const toRequestBody = (draft: WorkExperienceDraft): components['schemas']['WorkExperienceWrite'] => ({
  ...draft,
  currentlyWorking: draft.endDate === null,
});

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
