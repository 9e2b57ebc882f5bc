import type { ComponentType } from 'react';
import { Block } from '@/shared/ui/feedback';

/** Sections of a tab one below the other, of which one may break without the others. */
export const SectionList = ({ sections }: { sections: readonly ComponentType[] }) =>
  sections.map((Section, index) => (
    <Block key={index} what="a section of the profile">
      <Section />
    </Block>
  ));
