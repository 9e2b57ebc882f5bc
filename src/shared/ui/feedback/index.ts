export { Block } from './Block';
export { FailureState } from './FailureState';
export { closedGate, noApplication, noBookmark, noMatch } from './pictures';
export { SlowNotice } from './SlowNotice';
export { StateMessage } from './StateMessage';
