import { useMemo } from 'react';
import { useFetchMasterItems, useMasterOptions } from '@/entities/master';
import type { MasterItem } from '@/entities/master';
import { useGetProfileQuery, useSavePersonalInformationMutation } from '@/entities/profile/candidate';
import type { Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { refusedValues, toProposed } from '../model/to-proposed';
import { texts } from '../texts';
import { PersonalInformationModal } from './LazyPersonalInformationModal';

const labels = {
  dob: texts.birthDate,
  birthPlace: texts.birthPlace,
  location: texts.province,
  city: texts.city,
  detailLocation: texts.address,
  email: texts.email,
  phoneNumber: texts.phone,
};

/** Personal information that a file may propose. Specification 4, section 10. */
export function usePersonalInformationProposals(): ProposalSection {
  const { items: provinces } = useMasterOptions({ list: 'location' });
  const { data: profile } = useGetProfileQuery();
  const fetchItems = useFetchMasterItems();
  const [savePersonalInformation] = useSavePersonalInformationMutation();

  return useMemo(() => {
    const propose = (stated: Stated, cities?: readonly MasterItem[]): Proposal => {
      const values = profile ? toProposed(stated, provinces, cities ?? [], profile) : {};
      const province = values.location ?? profile?.location?.id;
      // The cities of a province are not fetched before they are wanted: the request would tell of the file.
      const awaitsCity = stated.city && province && !cities;
      return {
        missing: refusedValues(stated, values, !awaitsCity),
        save: profile ? () => savePersonalInformation({ fields: values }).unwrap() : null,
        renderForm: ({ onSaved, onClose }) =>
          profile && <PersonalInformationModal profile={profile} proposal={{ values, onSaved }} onClose={onClose} />,
        ...(awaitsCity && {
          complete: async () => propose(stated, await fetchItems({ list: 'city', location: province })),
        }),
      };
    };
    const birthPlace = provinces.find(({ id }) => String(id) === String(profile?.birthPlace))?.name ?? '';
    const known = profile
      ? [
          {
            dob: profile.dob ?? '',
            birthPlace,
            location: profile.location?.name ?? '',
            city: profile.city?.name ?? '',
            detailLocation: profile.detailLocation ?? '',
            email: profile.email ?? '',
            phoneNumber: profile.phoneNumber ?? '',
          },
        ]
      : null;
    return { title: texts.title, labels, known, propose };
  }, [provinces, profile, fetchItems, savePersonalInformation]);
}
