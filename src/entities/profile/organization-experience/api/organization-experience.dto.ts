import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalFlag, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Required fields: id, names and start. */
export const organizationExperienceDto = looseObject({
  id: idSchema,
  organization_name: filledText,
  position_name: filledText,
  start_date: filledText,
  end_date: optionalText,
  is_present: optionalFlag,
  additional_info: optionalText,
});

export type OrganizationExperienceDto = Accepts<
  components['schemas']['OrganizationExperience'],
  InferOutput<typeof organizationExperienceDto>
>;
