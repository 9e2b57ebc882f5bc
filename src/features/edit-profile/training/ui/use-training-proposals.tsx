import { useCallback, useMemo } from 'react';
import {
  LOCATION_TYPE_LABELS,
  TRAINING_TYPE_LABELS,
  useAddTrainingMutation,
  useGetTrainingsQuery,
} from '@/entities/profile/training';
import { toFormDate } from '@/shared/lib/dates';
import { choiceOf } from '@/entities/profile/proposal';
import { refusedFields, toRequest } from '@/shared/lib/forms';
import type { TrainingWrite } from '@/entities/profile/training';
import type { FieldLabels, Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { toFirstValues, trainingSchema } from '../model/training-form';
import { texts } from '../texts';
import { TrainingModal } from './TrainingSection';

const labels = {
  title: texts.name,
  institutionName: texts.institution,
  type: texts.type,
  locationType: texts.locationType,
  locationName: texts.location,
  startDate: texts.start,
  isPresent: texts.present,
  endDate: texts.end,
  description: texts.description,
} satisfies FieldLabels<TrainingWrite>;

const choices = { type: TRAINING_TYPE_LABELS, locationType: LOCATION_TYPE_LABELS };

/** Training and certificates as entries that a file may propose. Specification 4, section 10. */
export function useTrainingProposals(): ProposalSection {
  const { data: records } = useGetTrainingsQuery();
  const [add] = useAddTrainingMutation();

  const propose = useCallback(
    (stated: Stated): Proposal => {
      const empty = toFirstValues(null);
      const values = {
        ...empty,
        title: stated.title ?? '',
        institutionName: stated.institutionName ?? '',
        type: choiceOf(TRAINING_TYPE_LABELS, stated.type),
        startDate: toFormDate(stated.startDate, 'month'),
        endDate: stated.isPresent ? '' : toFormDate(stated.endDate, 'month'),
        isPresent: Boolean(stated.isPresent),
        locationName: stated.locationName ?? '',
        locationType: stated.locationType ? choiceOf(LOCATION_TYPE_LABELS, stated.locationType) : empty.locationType,
        description: stated.description ?? '',
      };
      return {
        missing: refusedFields(trainingSchema, values),
        save: () => add(toRequest<TrainingWrite>(trainingSchema, values)).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <TrainingModal record={null} proposal={{ values, onSaved }} onClose={onClose} />
        ),
      };
    },
    [add],
  );

  return useMemo(() => {
    const known = records?.map(({ title, startDate }) => ({ title, startDate })) ?? null;
    return { title: texts.title, labels, choices, known, propose };
  }, [records, propose]);
}
