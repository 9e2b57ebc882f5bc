export { clip } from './clip';
export { normalize } from './normalize';
