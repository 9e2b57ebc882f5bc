export { ChipSection } from './ChipSection';
export { RecordItem } from './RecordItem';
export { RecordSection } from './RecordSection';
export { SectionCard } from './SectionCard';
export type { SectionQuery } from './SectionCard';
