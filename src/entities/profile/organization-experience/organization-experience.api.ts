import type { components } from '@contract';
import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import { providerApi, recordEndpoints, filledText, idSchema, optionalFlag, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { toText } from '@/shared/lib/text';
import type { OrganizationExperience, OrganizationExperienceDraft } from './organization-experience';

/** Required fields: id, names and start. */
const organizationExperienceDto = looseObject({
  id: idSchema,
  organization_name: filledText,
  position_name: filledText,
  start_date: filledText,
  end_date: optionalText,
  is_present: optionalFlag,
  additional_info: optionalText,
});

type OrganizationExperienceDto = Accepts<
  components['schemas']['OrganizationExperience'],
  InferOutput<typeof organizationExperienceDto>
>;

/** A record of the provider; one without a flag is ongoing when it has no end. */
export function toOrganizationExperience(dto: OrganizationExperienceDto): OrganizationExperience {
  return {
    id: dto.id,
    organizationName: dto.organization_name,
    positionName: dto.position_name,
    startDate: toDay(dto.start_date) ?? '',
    endDate: toDay(dto.end_date),
    isPresent: dto.is_present ?? !toText(dto.end_date),
    additionalInfo: dto.additional_info ?? '',
  };
}

const toRequestBody = (draft: OrganizationExperienceDraft): components['schemas']['OrganizationExperienceWrite'] => ({
  organization_name: draft.organizationName,
  position_name: draft.positionName,
  start_date: draft.startDate,
  end_date: draft.endDate,
  is_present: draft.isPresent,
  additional_info: draft.additionalInfo || null,
});

/** Specification 2, section 7. */
export const organizationExperienceApi = providerApi
  .enhanceEndpoints({ addTagTypes: ['OrganizationExperience'] })
  .injectEndpoints({
    endpoints: (build) => {
      const { list, add, change, remove } = recordEndpoints(build, {
        url: 'candidate/organization-experience/',
        tag: 'OrganizationExperience',
        dto: organizationExperienceDto,
        toItem: toOrganizationExperience,
        toRequestBody,
      });
      return {
        getOrganizationExperiences: list,
        addOrganizationExperience: add,
        changeOrganizationExperience: change,
        deleteOrganizationExperience: remove,
      };
    },
  });

export const {
  useGetOrganizationExperiencesQuery,
  useAddOrganizationExperienceMutation,
  useChangeOrganizationExperienceMutation,
  useDeleteOrganizationExperienceMutation,
} = organizationExperienceApi;
