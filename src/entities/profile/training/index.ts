export {
  trainingApi,
  useAddTrainingMutation,
  useChangeTrainingMutation,
  useDeleteTrainingMutation,
  useGetTrainingsQuery,
} from './training.api';
export { LOCATION_TYPE_LABELS, LOCATION_TYPES, TRAINING_TYPE_LABELS, TRAINING_TYPES } from './training';
export type { Training, TrainingWrite } from './training';
export { TrainingItem } from './TrainingItem';
