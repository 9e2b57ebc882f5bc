export { ContinueApplying } from './ui/ContinueApplying';
