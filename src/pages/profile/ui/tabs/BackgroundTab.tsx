import { sectionsOf } from '../tab-sections';
import { SectionList } from './SectionList';

const SECTIONS = sectionsOf('background');

/** What the candidate has done and learned. Specification 2, section 2, "Latar Belakang tab". */
export function BackgroundTab() {
  return <SectionList sections={SECTIONS} />;
}
