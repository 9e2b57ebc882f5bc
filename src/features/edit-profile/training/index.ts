export { TrainingSection } from './ui/TrainingSection';
