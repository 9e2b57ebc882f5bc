import { sections } from '../sections';
import { SectionList } from './SectionList';

/** What the candidate has done and learned. Specification 2, section 2, "Latar Belakang tab". */
export function BackgroundTab() {
  return <SectionList sections={sections.background} />;
}
