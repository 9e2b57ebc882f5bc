import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { EMPLOYMENT_TYPES } from '@/entities/profile/work-experience';
import { endDay, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { texts } from '../texts';

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
  currentlyWorking: boolean().default(false),
  endDate: endDay('currentlyWorking', texts.endMissing),
  description: string().trim().required(texts.descriptionMissing),
});

export type WorkExperienceForm = InferType<typeof workExperienceSchema>;
