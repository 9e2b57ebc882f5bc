export { clip, groupDigits, toName, toText } from './text';
