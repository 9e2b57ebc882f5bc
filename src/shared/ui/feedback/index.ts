export { Block } from './Block';
export { FailureState } from './FailureState';
export { MissingContent } from './MissingContent';
export { closedGate, noMatch } from './pictures';
export type { Picture } from './pictures';
export { SlowAlert } from './SlowAlert';
export { StateMessage } from './StateMessage';
