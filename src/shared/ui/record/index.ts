export { ChipSection } from './ChipSection';
export { RecordItem } from './RecordItem';
export { RecordSection } from './RecordSection';
