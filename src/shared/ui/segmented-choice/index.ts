export { SegmentedChoice } from './SegmentedChoice';
