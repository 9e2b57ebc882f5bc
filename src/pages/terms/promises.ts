import type { Capability } from '@/entities/capability';
import { routes } from '@/shared/config';
import type { texts } from './texts';

/** Something that a candidate can do, and where. */
export interface PromisedScreen {
  name: keyof typeof texts.promises;
  /** The section of the terms that says so. */
  section: keyof typeof texts.sections;
  /** Capability that it requires; every provider has it without one. */
  capability?: Capability;
  /** Address of the page that has the screen, or that leads to it. */
  to: string;
}

/**
 * Every promise of the terms with the screen that keeps it: nothing is promised where the provider has no such screen.
 * Specification 4, section 6.
 */
export const promisedScreens: readonly PromisedScreen[] = [
  { name: 'forgottenPassword', section: 'account', to: routes.forgotPassword.to() },
  { name: 'password', section: 'account', capability: 'account', to: routes.account.to() },
  { name: 'email', section: 'account', capability: 'account', to: routes.account.to() },
  { name: 'devices', section: 'account', capability: 'account', to: routes.account.to() },
  { name: 'preview', section: 'applying', to: routes.jobs.to() },
  { name: 'report', section: 'free', capability: 'jobReports', to: routes.jobs.to() },
  { name: 'correct', section: 'rights', to: routes.profile.to() },
  { name: 'copy', section: 'rights', capability: 'privacy', to: routes.account.to() },
  { name: 'recipients', section: 'rights', capability: 'privacy', to: routes.account.to() },
  { name: 'deletion', section: 'rights', capability: 'privacy', to: routes.account.to() },
];
