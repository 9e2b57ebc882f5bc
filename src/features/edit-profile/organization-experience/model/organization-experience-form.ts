import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import type { OrganizationExperience } from '@/entities/profile/organization-experience';
import { endDay, firstValues, optionalText, requiredDay } from '@/shared/lib/forms';
import { currentMonth } from '@/shared/lib/dates';
import { texts } from '../texts';

/** Specification 2, section 9. */
export const MAX_INFO_LENGTH = 2000;

const toFirstOfMonth = (day: string): string => day && `${day.slice(0, 7)}-01`;

/** An ongoing record ends in the present month. Specification 2, section 5, "Organisation experience". */
export const organizationExperienceSchema = object({
  organization_name: string().trim().required(texts.organizationMissing),
  position_name: string().trim().required(texts.positionMissing),
  start_date: requiredDay(texts.startMissing).transform(toFirstOfMonth),
  is_present: boolean().default(false),
  end_date: endDay('is_present', texts.endMissing).when('is_present', ([ongoing], schema) =>
    schema.transform(ongoing ? () => currentMonth() : toFirstOfMonth),
  ),
  additional_info: optionalText().max(MAX_INFO_LENGTH, texts.tooLong(MAX_INFO_LENGTH)),
});

export type OrganizationExperienceForm = InferType<typeof organizationExperienceSchema>;

/** The values to start from: of a record, or empty ones for a new record. */
export const toFirstValues = (record: OrganizationExperience | null): OrganizationExperienceForm =>
  firstValues(organizationExperienceSchema, record?.is_present ? { ...record, end_date: currentMonth() } : record);
