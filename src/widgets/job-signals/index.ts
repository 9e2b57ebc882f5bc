export { JobSignals } from './ui/JobSignals';
