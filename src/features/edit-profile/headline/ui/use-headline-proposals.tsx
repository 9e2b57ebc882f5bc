import { useMemo } from 'react';
import { useGetProfileQuery, useSaveHeadlineMutation } from '@/entities/profile/candidate';
import { refusedFields } from '@/shared/lib/forms';
import type { Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { headlineSchema } from '../model/headline-form';
import { texts } from '../texts';
import { HeadlineModal } from './LazyHeadlineModal';

const labels = { name: texts.name, professionalHeadline: texts.headline, about: texts.about };

const trimmed = (values: Stated): Stated =>
  Object.fromEntries(Object.entries(values).map(([name, value = '']) => [name, value.trim()]));

/** Name, headline and the text about the candidate, which a file may propose. Specification 4, section 10. */
export function useHeadlineProposals(): ProposalSection {
  const { data: profile } = useGetProfileQuery();
  const [saveHeadline] = useSaveHeadlineMutation();

  return useMemo(() => {
    const propose = (values: Stated): Proposal => ({
      missing: refusedFields(headlineSchema.pick(Object.keys(values) as (keyof typeof labels)[]), values),
      save: profile ? () => saveHeadline({ fields: trimmed(values) }).unwrap() : null,
      renderForm: ({ onSaved, onClose }) =>
        profile && <HeadlineModal profile={profile} proposal={{ values, onSaved }} onClose={onClose} />,
    });
    const known = profile
      ? [
          {
            name: profile.name,
            professionalHeadline: profile.professionalHeadline ?? '',
            about: profile.about ?? '',
          },
        ]
      : null;
    return { title: texts.title, labels, known, propose };
  }, [profile, saveHeadline]);
}
