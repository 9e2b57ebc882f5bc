export { JobSignals, loadJobSignals } from './ui/JobSignals';
