import { WhereCapable } from '@/entities/capability';
import { texts } from '../texts';
import { TermsParagraph } from './TermsParagraph';

/** The rights that a candidate can use without asking anybody, where the provider has the screens for it. */
export function PrivacyRights() {
  return (
    <WhereCapable capability="privacy">
      {texts.rightsWithPrivacy.map((paragraph) => (
        <TermsParagraph key={paragraph}>{paragraph}</TermsParagraph>
      ))}
    </WhereCapable>
  );
}
