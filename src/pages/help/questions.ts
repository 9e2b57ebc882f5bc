import type { Capability } from '@/entities/capability';
import type { texts } from './texts';

export interface Question {
  name: keyof typeof texts.questions;
  /** Capability that the answer requires; every provider has it without one. */
  capability?: Capability;
  /** Route of the page that the answer is about. */
  link?: keyof typeof texts.links;
}

/**
 * Questions in the order of the page. The first ones need no capability: what appears when the capabilities are known
 * is below the first screen.
 */
export const questions: readonly Question[] = [
  { name: 'register', link: 'login' },
  { name: 'forgottenPassword', link: 'forgotPassword' },
  { name: 'apply', link: 'jobs' },
  { name: 'follow', link: 'application' },
  { name: 'decision' },
  { name: 'withdraw', capability: 'applicationWithdraw', link: 'application' },
  { name: 'fraud', link: 'terms' },
  { name: 'checkAd', capability: 'adCheck', link: 'checkAd' },
  { name: 'report', capability: 'jobReports', link: 'jobs' },
  { name: 'offline' },
  { name: 'changeAccess', capability: 'account', link: 'account' },
  { name: 'myData', capability: 'privacy', link: 'account' },
  { name: 'deletion', capability: 'privacy', link: 'account' },
];
