import { object, pipe, transform } from 'valibot';
import type { components } from '@contract';
import { filledDay, filledText, isOngoing, optionalFlag, optionalText, recordFields, textOrEmpty } from '@/shared/api';
import type { Parsed } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';

/** Required fields: id, names and start. Specification 2, section 3. */
export const organizationExperienceDto = pipe(
  object({
    ...recordFields,
    organization_name: filledText,
    position_name: filledText,
    start_date: filledDay,
    end_date: optionalText,
    is_present: optionalFlag,
    additional_info: textOrEmpty,
  }),
  transform(({ end_date, is_present, ...record }) => ({
    ...record,
    is_present: isOngoing(is_present, end_date),
    /** `YYYY-MM-DD`; of an ongoing record, the month in which it was last saved. */
    end_date: toDay(end_date),
  })),
);

/** A place in an organisation that the candidate had or has. */
export type OrganizationExperience = Parsed<
  components['schemas']['OrganizationExperience'],
  typeof organizationExperienceDto
>;

/** The request that stores one. */
export type OrganizationExperienceWrite = components['schemas']['OrganizationExperienceWrite'];
