export { Block } from './Block';
export { FailureState, MissingContent } from './FailureState';
export { closedGate, noMatch, StateMessage } from './StateMessage';
export type { Picture } from './StateMessage';
export { SlowAlert } from './SlowAlert';
export { StaleDataAlert } from './StaleDataAlert';
