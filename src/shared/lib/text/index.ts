export { normalize } from './normalize';
