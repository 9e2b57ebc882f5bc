export { Block } from './Block';
export { FailureState } from './FailureState';
export { SlowNotice } from './SlowNotice';
export { StateMessage } from './StateMessage';
export { closedGate } from './pictures/closed-gate';
export { noApplication } from './pictures/no-application';
export { noBookmark } from './pictures/no-bookmark';
export { noMatch } from './pictures/no-match';
