export { PART_SEPARATOR, clip, groupDigits, toName, toText } from './text';
