import type { components } from '@contract';
import { toDay } from '@/shared/lib/dates';
import type { OrganizationExperience, OrganizationExperienceDraft } from '../model/organization-experience';
import type { OrganizationExperienceDto } from './organization-experience.dto';

/** A record of the provider; one without a flag is ongoing when it has no end. */
export function toOrganizationExperience(dto: OrganizationExperienceDto): OrganizationExperience {
  const endDate = toDay(dto.end_date);
  return {
    id: dto.id,
    organizationName: dto.organization_name,
    positionName: dto.position_name,
    startDate: toDay(dto.start_date) ?? '',
    endDate,
    isPresent: dto.is_present ?? endDate === null,
    additionalInfo: dto.additional_info ?? '',
  };
}

export const toRequestBody = (
  draft: OrganizationExperienceDraft,
): components['schemas']['OrganizationExperienceWrite'] => ({
  organization_name: draft.organizationName,
  position_name: draft.positionName,
  start_date: draft.startDate,
  end_date: draft.endDate,
  is_present: draft.isPresent,
  additional_info: draft.additionalInfo || null,
});
