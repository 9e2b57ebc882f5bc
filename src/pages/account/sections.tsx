import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import Typography from '@mui/material/Typography';
import type { Capability } from '@/entities/capability';
import {
  ChangeEmailSection,
  ChangePasswordSection,
  ChangePhoneSection,
  MailsSection,
  DeleteAccountSection,
  DisclosuresSection,
  SessionsSection,
  ExportDataSection,
} from '@/features/account-settings';
import { SavedSearchesSection } from '@/widgets/saved-searches';
import { rememberDeletion } from '@/entities/privacy';
import { candidateErased, selectSession } from '@/entities/session';
import { PushDevices } from '@/features/push-news';
import { useSignOut } from '@/features/sign-out';
import { DataSaverCheckbox, LanguageChoice, SchemeChoice } from '@/features/preferences';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { texts } from './texts';

/** The account's deletion, with the sign-out that leaves nothing of the candidate in this browser. */
function DeletionSection() {
  const owner = useSelector(selectSession)?.userId ?? null;
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const handleLeave = () => {
    // Should erasing fail now, the next start does it.
    if (owner !== null) rememberDeletion(owner, new Date().toISOString());
    signOut();
    dispatch(candidateErased(owner));
  };
  return <DeleteAccountSection onLeave={handleLeave} />;
}

/** Preferences that this browser stores; the account does not have them. */
function PreferencesSection() {
  return (
    <SectionAccordion name="preferences" title={texts.preferences} data-screen>
      <div style={{ display: 'grid', gap: 16 }}>
        <div>
          <Typography sx={{ mb: 0.5 }}>{texts.language}</Typography>
          <LanguageChoice />
        </div>
        <div>
          <Typography sx={{ mb: 0.5 }}>{texts.scheme}</Typography>
          <SchemeChoice />
        </div>
        <DataSaverCheckbox />
      </div>
    </SectionAccordion>
  );
}

const PushSection = () => (
  <SectionAccordion name="push" title={texts.push} data-screen>
    <PushDevices />
  </SectionAccordion>
);

/** A section of the page, which has its own heading; one feature owns it. */
export interface AccountSection {
  name: string;
  /** Capability that it requires; always shown without one. */
  capability?: Capability;
  Section: ComponentType;
}

/** From top to bottom. A section of another feature is one line here. Specification 4, section 6. */
export const accountSections: readonly AccountSection[] = [
  { name: 'password', capability: 'account', Section: ChangePasswordSection },
  { name: 'email', capability: 'account', Section: ChangeEmailSection },
  { name: 'phone', capability: 'accountPhone', Section: ChangePhoneSection },
  { name: 'sessions', capability: 'account', Section: SessionsSection },
  { name: 'saved-searches', capability: 'savedSearches', Section: SavedSearchesSection },
  { name: 'mails', capability: 'savedSearches', Section: MailsSection },
  { name: 'push', capability: 'webPush', Section: PushSection },
  { name: 'preferences', Section: PreferencesSection },
  { name: 'disclosures', capability: 'privacy', Section: DisclosuresSection },
  { name: 'export', capability: 'privacy', Section: ExportDataSection },
  { name: 'deletion', capability: 'privacy', Section: DeletionSection },
];
