export { ChipSection } from './ChipSection';
export { DraftNotice } from './DraftNotice';
export { RecordItem } from './RecordItem';
export { RecordSection } from './RecordSection';
