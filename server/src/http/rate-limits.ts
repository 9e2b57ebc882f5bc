/** The rate limits. `docs/security-limits.md` has the same numbers in one table. */
import type { FailureCode } from './failure';

export interface RateLimit {
  /**
   * The subject that the limit counts. An account is the e-mail address that a call names, or the signed-in candidate.
   * A limit on guessing counts an account at one address, so that a caller cannot lock another person out from
   * elsewhere. A mailbox is that of an e-mail address which a signed-in candidate types, whichever account they have.
   */
  per: 'address' | 'account' | 'account at address' | 'mailbox';
  /** Every call that matches the contract, or only those that succeed, or those that fail with one of these codes. */
  counts: 'calls' | 'successes' | readonly FailureCode[];
  /** How many there may be in one window. */
  max: number;
  /** Length of the window, which starts with the first call that it counts. */
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const MAILED_TOKEN_REFUSED = [4004, 4006, 4007] as const;

/**
 * Mails that callers without a session may have sent to a mailbox. The low limit counts each caller, so that a stranger
 * cannot use up the owner's; the high one stops a flood from many addresses. A call that fails sends none.
 */
const MAILS_OF_A_MAILBOX = [
  { per: 'account at address', counts: 'successes', max: 5, seconds: HOUR },
  { per: 'account', counts: 'successes', max: 30, seconds: HOUR },
] as const satisfies readonly RateLimit[];

/**
 * Indonesian carriers put thousands of candidates behind one address. What they do all day long therefore has no limit
 * per address, or one that only a program reaches; low numbers per address stand only on failures.
 */
export const RATE_LIMITS = {
  'sign-in': [
    { per: 'account at address', counts: [4003], max: 10, seconds: 15 * MINUTE },
    { per: 'address', counts: [4003], max: 250, seconds: 10 * MINUTE },
    // Only who knows the password uses this up. Comparing passwords is dear, and each success stores a session.
    { per: 'account', counts: 'successes', max: 30, seconds: 15 * MINUTE },
  ],
  'sign-up': [
    // Each mails. Where accounts are hidden, registering a taken e-mail address mails its owner.
    ...MAILS_OF_A_MAILBOX,
    // "Already registered" reveals who has an account.
    { per: 'address', counts: [4006], max: 30, seconds: HOUR },
    { per: 'address', counts: 'calls', max: 600, seconds: HOUR },
  ],
  'forgot-password': [
    ...MAILS_OF_A_MAILBOX,
    // "Not registered" reveals who has no account.
    { per: 'address', counts: [4004], max: 30, seconds: HOUR },
    { per: 'address', counts: 'calls', max: 600, seconds: HOUR },
  ],
  'resend-activation': [...MAILS_OF_A_MAILBOX, { per: 'address', counts: 'calls', max: 600, seconds: HOUR }],
  'reset-password': [
    { per: 'account at address', counts: MAILED_TOKEN_REFUSED, max: 10, seconds: 15 * MINUTE },
    { per: 'address', counts: MAILED_TOKEN_REFUSED, max: 100, seconds: 15 * MINUTE },
  ],
  verify: [{ per: 'address', counts: MAILED_TOKEN_REFUSED, max: 100, seconds: 15 * MINUTE }],
  'change-password': [
    { per: 'account at address', counts: [4003], max: 10, seconds: 15 * MINUTE },
    // From all addresses together: a caller without a session of the account cannot use this up.
    { per: 'account', counts: [4003], max: 30, seconds: HOUR },
    { per: 'address', counts: [4003], max: 250, seconds: 10 * MINUTE },
    { per: 'account', counts: 'successes', max: 10, seconds: HOUR },
  ],
  'change-email': [
    // "Already registered" (4006) reveals who has an account.
    { per: 'account at address', counts: [4003, 4006], max: 10, seconds: 15 * MINUTE },
    { per: 'account', counts: [4003, 4006], max: 20, seconds: HOUR },
    { per: 'address', counts: [4003, 4006], max: 100, seconds: HOUR },
    // Each mails whatever address was typed.
    { per: 'account', counts: 'successes', max: 5, seconds: HOUR },
    { per: 'mailbox', counts: 'successes', max: 30, seconds: HOUR },
  ],
  'change-phone': [
    { per: 'account at address', counts: [4003], max: 10, seconds: 15 * MINUTE },
    { per: 'account', counts: [4003], max: 30, seconds: HOUR },
    { per: 'address', counts: [4003], max: 250, seconds: 10 * MINUTE },
    // Each mails a notice.
    { per: 'account', counts: 'successes', max: 5, seconds: HOUR },
  ],
  'confirm-email': [{ per: 'address', counts: MAILED_TOKEN_REFUSED, max: 100, seconds: 15 * MINUTE }],
  'undo-email': [{ per: 'address', counts: MAILED_TOKEN_REFUSED, max: 100, seconds: 15 * MINUTE }],
  'check-link': [{ per: 'address', counts: MAILED_TOKEN_REFUSED, max: 100, seconds: 15 * MINUTE }],
  'delete-account': [
    { per: 'account at address', counts: [4003], max: 10, seconds: 15 * MINUTE },
    { per: 'account', counts: [4003], max: 30, seconds: HOUR },
    { per: 'address', counts: [4003], max: 250, seconds: 10 * MINUTE },
    // Each mails a notice, once the one before was cancelled.
    { per: 'account', counts: 'successes', max: 10, seconds: HOUR },
  ],
  apply: [
    { per: 'account', counts: 'calls', max: 100, seconds: 10 * MINUTE },
    { per: 'address', counts: 'calls', max: 6000, seconds: MINUTE },
  ],
  withdraw: [
    { per: 'account', counts: 'calls', max: 100, seconds: 10 * MINUTE },
    { per: 'address', counts: 'calls', max: 6000, seconds: MINUTE },
  ],
  report: [
    // A visitor is counted by the family of the browser at the address.
    { per: 'account at address', counts: 'calls', max: 30, seconds: HOUR },
    { per: 'address', counts: 'calls', max: 300, seconds: HOUR },
  ],
  export: [
    { per: 'account', counts: 'calls', max: 20, seconds: HOUR },
    { per: 'address', counts: 'calls', max: 1000, seconds: HOUR },
  ],
  'generate-cv': [
    // Each takes a thread for seconds.
    { per: 'account', counts: 'calls', max: 30, seconds: 15 * MINUTE },
    { per: 'address', counts: 'calls', max: 3000, seconds: HOUR },
  ],
  'upload-photo': [
    { per: 'account', counts: 'calls', max: 60, seconds: HOUR },
    { per: 'address', counts: 'calls', max: 3000, seconds: HOUR },
  ],
  /** Every call of a signed-in candidate that may store something, besides the limit that its action has. */
  write: [{ per: 'account', counts: 'calls', max: 300, seconds: 10 * MINUTE }],
} as const satisfies Record<string, readonly RateLimit[]>;

export type LimitedAction = keyof typeof RATE_LIMITS;
