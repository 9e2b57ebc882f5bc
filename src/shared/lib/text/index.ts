export { clip, toName, toText } from './clip';
export { normalize } from './normalize';
