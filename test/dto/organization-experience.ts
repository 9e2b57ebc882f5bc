import type { components } from '@contract';

type OrganizationExperienceDto = components['schemas']['OrganizationExperience'];

/** A stored organisation experience as the provider sends it. */
export const makeOrganizationExperienceDto = (
  change: Partial<OrganizationExperienceDto> = {},
): OrganizationExperienceDto => ({
  id: 5,
  organization_name: 'Karang Taruna Melati',
  position_name: 'Bendahara',
  start_date: '2021-03-01',
  end_date: '2022-02-01',
  is_present: false,
  additional_info: 'Mengelola kas.',
  ...change,
});
