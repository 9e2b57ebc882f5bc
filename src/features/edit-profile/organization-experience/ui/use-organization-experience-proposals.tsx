import { useCallback, useMemo } from 'react';
import {
  useAddOrganizationExperienceMutation,
  useGetOrganizationExperiencesQuery,
} from '@/entities/profile/organization-experience';
import { currentMonth, toFormDate } from '@/shared/lib/dates';
import { refusedFields, toRequest } from '@/shared/lib/forms';
import type { OrganizationExperienceWrite } from '@/entities/profile/organization-experience';
import type { FieldLabels, Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { organizationExperienceSchema } from '../model/organization-experience-form';
import { texts } from '../texts';
import { OrganizationExperienceModal } from './OrganizationExperienceSection';

const labels = {
  organization_name: texts.organization,
  position_name: texts.position,
  start_date: texts.start,
  is_present: texts.present,
  end_date: texts.end,
  additional_info: texts.info,
} satisfies FieldLabels<OrganizationExperienceWrite>;

/** Organisation experience as entries that a file may propose. Specification 4, section 10. */
export function useOrganizationExperienceProposals(): ProposalSection {
  const { data: records } = useGetOrganizationExperiencesQuery();
  const [add] = useAddOrganizationExperienceMutation();

  const propose = useCallback(
    (stated: Stated): Proposal => {
      const values = {
        organization_name: stated.organization_name ?? '',
        position_name: stated.position_name ?? '',
        start_date: toFormDate(stated.start_date, 'month'),
        end_date: stated.is_present ? currentMonth() : toFormDate(stated.end_date, 'month'),
        is_present: Boolean(stated.is_present),
        additional_info: stated.additional_info ?? '',
      };
      return {
        missing: refusedFields(organizationExperienceSchema, values),
        save: () => add(toRequest<OrganizationExperienceWrite>(organizationExperienceSchema, values)).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <OrganizationExperienceModal record={null} proposal={{ values, onSaved }} onClose={onClose} />
        ),
      };
    },
    [add],
  );

  return useMemo(() => {
    const known =
      records?.map(({ organization_name, position_name, start_date }) => ({
        organization_name,
        position_name,
        start_date,
      })) ?? null;
    return { title: texts.title, labels, known, propose };
  }, [records, propose]);
}
