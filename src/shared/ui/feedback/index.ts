export { Block } from './Block';
export { FailureState } from './FailureState';
export { StateMessage } from './StateMessage';
