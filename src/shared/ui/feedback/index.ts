export { Block } from './Block';
export { FailureState } from './FailureState';
export { closedGate, noApplication, noBookmark, noMatch } from './pictures';
export { SlowAlert } from './SlowAlert';
export { StateMessage } from './StateMessage';
