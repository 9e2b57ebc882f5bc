import { sections } from '../sections';

/** What the candidate has done and learned. Specification 2, section 2, "Latar Belakang tab". */
export function BackgroundTab() {
  return sections.background.map((Section, index) => <Section key={index} />);
}
