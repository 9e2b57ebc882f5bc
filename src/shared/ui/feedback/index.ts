export { Block } from './Block';
export { FailureState } from './FailureState';
export { SlowNotice } from './SlowNotice';
export { StateMessage } from './StateMessage';
