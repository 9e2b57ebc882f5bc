export { AfterApplying } from './AfterApplying';
