export { LanguageSection } from './ui/LanguageSection';
