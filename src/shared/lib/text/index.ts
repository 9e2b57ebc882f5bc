export { clip, toName, toText } from './clip';
export { groupDigits } from './group-digits';
export { normalize } from './normalize';
