export { FailureState } from './FailureState';
export { StateMessage } from './StateMessage';
