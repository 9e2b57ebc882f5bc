export { clip, groupDigits, normalize, toName, toText } from './text';
