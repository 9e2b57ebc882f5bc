import { boolean, object, string } from 'yup';
import type { OrganizationExperience, OrganizationExperienceDraft } from '@/entities/profile/organization-experience';
import { endDay, requiredDay } from '@/shared/lib/forms';
import { currentMonth } from '@/shared/lib/dates';
import { texts } from '../texts';

/** Form values under the contract's names: dates are `YYYY-MM-01` or empty. */
export interface OrganizationExperienceValues {
  organization_name: string;
  position_name: string;
  start_date: string;
  end_date: string;
  is_present: boolean;
  additional_info: string;
}

/** Specification 2, section 9. */
export const MAX_INFO_LENGTH = 2000;

/** Specification 2, section 5, "Organisation experience". */
export const organizationExperienceSchema = object({
  organization_name: string().trim().required(texts.organizationMissing),
  position_name: string().trim().required(texts.positionMissing),
  start_date: requiredDay(texts.startMissing),
  is_present: boolean(),
  end_date: endDay('is_present', texts.endMissing),
  additional_info: string().trim().max(MAX_INFO_LENGTH, texts.tooLong(MAX_INFO_LENGTH)),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: OrganizationExperience | null): OrganizationExperienceValues => ({
  organization_name: record?.organizationName ?? '',
  position_name: record?.positionName ?? '',
  start_date: record?.startDate ?? '',
  end_date: record?.isPresent ? currentMonth() : (record?.endDate ?? ''),
  is_present: record?.isPresent ?? false,
  additional_info: record?.additionalInfo ?? '',
});

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Request data from valid form values: first days of months, and the present month for ongoing entries. */
export const toDraft = (values: OrganizationExperienceValues): OrganizationExperienceDraft => ({
  organizationName: values.organization_name.trim(),
  positionName: values.position_name.trim(),
  startDate: firstOfMonth(values.start_date),
  endDate: values.is_present ? currentMonth() : firstOfMonth(values.end_date),
  isPresent: values.is_present,
  additionalInfo: values.additional_info.trim(),
});
