import type { ComponentType } from 'react';
import type { Capability } from '@/entities/capability';
import { ChangeEmailSection } from '@/features/account-settings/change-email';
import { ChangePhoneSection } from '@/features/account-settings/change-phone';
import { ChangePasswordSection } from '@/features/account-settings/change-password';
import { MailsSection } from '@/features/account-settings/choose-mails';
import { DisclosuresSection } from '@/features/account-settings/disclosures';
import { SessionsSection } from '@/features/account-settings/end-sessions';
import { ExportDataSection } from '@/features/account-settings/export-data';
import { SavedSearchesSection } from '@/widgets/saved-searches';
import { DeletionSection } from './DeletionSection';
import { PreferencesSection } from './PreferencesSection';

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
  { name: 'preferences', Section: PreferencesSection },
  { name: 'disclosures', capability: 'privacy', Section: DisclosuresSection },
  { name: 'export', capability: 'privacy', Section: ExportDataSection },
  { name: 'deletion', capability: 'privacy', Section: DeletionSection },
];
