export { ContinueApplying } from './ContinueApplying';
