import { useMemo } from 'react';
import { useAddInterestsMutation, useGetInterestsQuery } from '@/entities/profile/interest';
import { idByName, useMasterOptions } from '@/entities/master';
import { refusedFields } from '@/shared/lib/forms';
import type { NameProposals, Proposal } from '@/entities/profile/proposal';
import { interestSchema } from '../model/interest-form';
import { texts } from '../texts';
import { InterestModal } from './InterestSection';

/** Job interests that a file may propose. Specification 4, section 10. */
export function useInterestProposals(): NameProposals {
  const { items } = useMasterOptions({ list: 'function-of-interest' });
  const { data: records } = useGetInterestsQuery();
  const [add] = useAddInterestsMutation();

  return useMemo(() => {
    const known = records?.map(({ name }) => name) ?? null;
    const propose = (functionOfInterest: string[]): Proposal => ({
      missing: refusedFields(interestSchema, { functionOfInterest }),
      save: () => add({ functionOfInterest }).unwrap(),
      renderForm: ({ onSaved, onClose }) => (
        <InterestModal saved={known ?? []} proposal={{ values: { functionOfInterest }, onSaved }} onClose={onClose} />
      ),
    });
    // A CV may call hobbies interests.
    const isListed = (name: string): boolean => idByName(items, name) !== '';
    return { title: texts.title, limit: Infinity, known, isListed, propose };
  }, [items, records, add]);
}
