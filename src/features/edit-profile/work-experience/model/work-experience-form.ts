import { boolean, object, string } from 'yup';
import { EMPLOYMENT_TYPES } from '@/entities/profile/work-experience';
import type { WorkExperience, WorkExperienceDraft } from '@/entities/profile/work-experience';
import type { Id } from '@/shared/api';
import { endDay, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Form values: the contract's names, ids as text, dates `YYYY-MM-DD` or empty. */
export interface WorkExperienceValues {
  title: string;
  companyName: string;
  jobLevel: string;
  industry: string;
  workingType: string;
  startDate: string;
  endDate: string;
  currentlyWorking: boolean;
  description: string;
}

/** Specification 2, section 9. */
const MAX_NAME_LENGTH = 250;

const name = () => string().trim().max(MAX_NAME_LENGTH, texts.tooLong(MAX_NAME_LENGTH));

/** Specification 2, section 5, "Work experience". */
export const workExperienceSchema = object({
  title: name().required(texts.positionMissing),
  companyName: name().required(texts.companyMissing),
  jobLevel: string().required(texts.jobLevelMissing),
  industry: string().required(texts.industryMissing),
  workingType: requiredChoice(EMPLOYMENT_TYPES, texts.workingTypeMissing),
  startDate: requiredDay(texts.startMissing),
  currentlyWorking: boolean(),
  endDate: endDay('currentlyWorking', texts.endMissing),
  description: string().trim().required(texts.descriptionMissing),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: WorkExperience | null): WorkExperienceValues => ({
  title: record?.title ?? '',
  companyName: record?.companyName ?? '',
  jobLevel: record?.jobLevel ? String(record.jobLevel.id) : '',
  industry: record?.industry ? String(record.industry.id) : '',
  workingType: record?.workingType ?? '',
  startDate: record?.startDate ?? '',
  endDate: record?.endDate ?? '',
  currentlyWorking: record !== null && record.endDate === null,
  description: record?.description ?? '',
});

/**
 * Request data from valid form values.
 *
 * @param ids how the ids of the two lists are sent back
 */
export const toDraft = (
  values: WorkExperienceValues,
  ids: { jobLevel: (value: string) => Id; industry: (value: string) => Id },
): WorkExperienceDraft => ({
  title: values.title.trim(),
  companyName: values.companyName.trim(),
  jobLevel: ids.jobLevel(values.jobLevel),
  industry: ids.industry(values.industry),
  workingType: values.workingType as WorkExperienceDraft['workingType'],
  startDate: values.startDate,
  endDate: values.currentlyWorking ? null : values.endDate,
  description: values.description.trim(),
});
