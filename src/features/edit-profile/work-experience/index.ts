export { WorkExperienceSection } from './ui/WorkExperienceSection';
