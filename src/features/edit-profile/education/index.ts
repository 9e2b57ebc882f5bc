export { EducationSection } from './ui/EducationSection';
