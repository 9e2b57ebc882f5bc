import type { components } from '@contract';
import { toReference } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { EMPLOYMENT_TYPES } from '../model/work-experience';
import type { WorkExperience, WorkExperienceDraft } from '../model/work-experience';
import type { WorkExperienceDto } from './work-experience.dto';

/** A record of the provider; what is missing or unknown becomes null or empty. */
export const toWorkExperience = (dto: WorkExperienceDto): WorkExperience => ({
  id: dto.id,
  title: dto.title,
  companyName: dto.companyName ?? '',
  jobLevel: toReference(dto.jobLevel),
  industry: toReference(dto.industry),
  workingType: EMPLOYMENT_TYPES.find((type) => type === dto.workingType) ?? null,
  startDate: toDay(dto.startDate) ?? '',
  // An ongoing job has no end, even when the provider has stored one.
  endDate: dto.currentlyWorking ? null : (toDay(dto.endDate) ?? (dto.currentlyWorking === false ? '' : null)),
  description: dto.description ?? '',
});

export const toRequestBody = (draft: WorkExperienceDraft): components['schemas']['WorkExperienceWrite'] => ({
  ...draft,
  currentlyWorking: draft.endDate === null,
});
