export { ChipSection } from './ChipSection';
export { DraftAlert } from './DraftAlert';
export { RecordItem } from './RecordItem';
export { RecordSection } from './RecordSection';
