import { trainingApi } from '@/entities/profile/training';
import { TrainingSection } from './ui/TrainingSection';

/** For the profile page: the section, and the query of its list. */
export const trainingSection = { Section: TrainingSection, list: trainingApi.endpoints.getTrainings };

export { useTrainingProposals } from './ui/use-training-proposals';
