export { JobSignals } from './ui/JobSignals';
export { SignalsTemplate } from './ui/SignalsTemplate';
