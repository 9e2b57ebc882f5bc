export { SchemeChoice } from './ui/SchemeChoice';
