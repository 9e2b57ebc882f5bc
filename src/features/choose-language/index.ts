export { LanguageChoice } from './ui/LanguageChoice';
