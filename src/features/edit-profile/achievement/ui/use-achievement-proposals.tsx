import { useCallback, useMemo } from 'react';
import { useAddAchievementMutation, useGetAchievementsQuery } from '@/entities/profile/achievement';
import { toFormDate } from '@/shared/lib/dates';
import { refusedFields, toRequest } from '@/shared/lib/forms';
import type { AchievementWrite } from '@/entities/profile/achievement';
import type { FieldLabels, Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { achievementSchema } from '../model/achievement-form';
import { texts } from '../texts';
import { AchievementModal } from './AchievementSection';

const labels = {
  name: texts.name,
  organizationOrEvent: texts.giver,
  date: texts.date,
  description: texts.info,
} satisfies FieldLabels<AchievementWrite>;

/** Achievements as entries that a file may propose. Specification 4, section 10. */
export function useAchievementProposals(): ProposalSection {
  const { data: records } = useGetAchievementsQuery();
  const [add] = useAddAchievementMutation();

  const propose = useCallback(
    (stated: Stated): Proposal => {
      const values = {
        name: stated.name ?? '',
        organizationOrEvent: stated.organizationOrEvent ?? '',
        date: toFormDate(stated.date, 'day'),
        description: stated.description ?? '',
      };
      return {
        missing: refusedFields(achievementSchema, values),
        save: () => add(toRequest<AchievementWrite>(achievementSchema, values)).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <AchievementModal record={null} proposal={{ values, onSaved }} onClose={onClose} />
        ),
      };
    },
    [add],
  );

  return useMemo(() => {
    const known = records?.map(({ name, date }) => ({ name, date })) ?? null;
    return { title: texts.title, labels, known, propose };
  }, [records, propose]);
}
