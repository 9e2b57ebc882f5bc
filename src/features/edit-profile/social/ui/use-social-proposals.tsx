import { useMemo } from 'react';
import { SOCIAL_NETWORK_LABELS, useChangeProfileMutation, useGetProfileQuery } from '@/entities/profile/candidate';
import type { SocialNetwork } from '@/entities/profile/candidate';
import { refusedFields } from '@/shared/lib/forms';
import type { Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { socialSchema, toChange } from '../model/social-form';
import { texts } from '../texts';
import { SocialModal } from './SocialSection';

/** The addresses of one network, which a file may propose; another network is another form. Specification 4, section 10. */
export function useSocialProposals(network: SocialNetwork): ProposalSection {
  const { data: profile } = useGetProfileQuery();
  const [change] = useChangeProfileMutation();

  return useMemo(() => {
    const propose = (stated: Stated): Proposal => {
      const values = { [network]: stated[network] ?? '' };
      return {
        missing: refusedFields(socialSchema(network), values),
        save: profile ? () => change({ change: toChange(network, values[network] ?? '') }).unwrap() : null,
        renderForm: ({ onSaved, onClose }) =>
          profile && (
            <SocialModal profile={profile} network={network} proposal={{ values, onSaved }} onClose={onClose} />
          ),
      };
    };
    const known = profile ? [{ [network]: profile[network] ?? '' }] : null;
    return { title: texts.title, labels: { [network]: texts.address(SOCIAL_NETWORK_LABELS[network]) }, known, propose };
  }, [profile, network, change]);
}
