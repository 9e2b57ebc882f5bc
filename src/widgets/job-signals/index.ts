export { JobSignals } from './ui/JobSignals';
export { isSignalKind, SignalItem, SignalList } from './ui/SignalItem';
export type { SignalKind } from './ui/SignalItem';
