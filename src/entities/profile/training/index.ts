export {
  trainingApi,
  useAddTrainingMutation,
  useChangeTrainingMutation,
  useDeleteTrainingMutation,
  useGetTrainingsQuery,
} from './api/training.api';
export { LOCATION_TYPE_LABELS, LOCATION_TYPES, TRAINING_TYPE_LABELS, TRAINING_TYPES } from './model/training';
export type { Training, TrainingDraft } from './model/training';
export { TrainingItem } from './ui/TrainingItem';
