import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { texts } from '../texts';
import { MailChoices } from './MailChoices';

/** Which mails the candidate gets, and when. Specification 4, section 9. */
export const MailsSection = () => (
  <SectionAccordion name="mails" title={texts.title} data-screen>
    <MailChoices />
  </SectionAccordion>
);
