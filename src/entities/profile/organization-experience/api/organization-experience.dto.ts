import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: id, names and start. */
export const organizationExperienceDto = object({
  id: idSchema(),
  organization_name: string().required(),
  position_name: string().required(),
  start_date: string().required(),
  end_date: string().nullable(),
  is_present: boolean().nullable(),
  additional_info: string().nullable(),
}).required();

export type OrganizationExperienceDto = Accepts<
  components['schemas']['OrganizationExperience'],
  InferType<typeof organizationExperienceDto>
>;
