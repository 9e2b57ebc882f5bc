import { trainingApi } from '@/entities/profile/training';
import { TrainingSection } from './ui/TrainingSection';

/** For the profile page: what it shows, and the list that this reads. */
export const trainingSection = { Section: TrainingSection, list: trainingApi.endpoints.getTrainings };
