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

/**
 * Calls that mail a mailbox, by callers without a session. Each action has its own count, so none stops another. The low
 * limit counts each caller, so that a stranger cannot use up the owner's; the next one stops a flood from many addresses.
 * A call that fails sends none. Where accounts are hidden, registering a taken e-mail address mails its owner.
 */
const MAILING = [
  { per: 'account at address', counts: 'successes', max: 5, seconds: HOUR },
  { per: 'account', counts: 'successes', max: 30, seconds: HOUR },
  // "Already registered" and "not registered" reveal who has an account.
  { per: 'address', counts: [4004, 4006], max: 30, seconds: HOUR },
  { per: 'address', counts: 'calls', max: 600, seconds: HOUR },
] as const satisfies readonly RateLimit[];

/** Each takes a thread for seconds. */
const DRAWING = [
  { per: 'account', counts: 'calls', max: 60, seconds: HOUR },
  { per: 'address', counts: 'calls', max: 3000, seconds: HOUR },
] as const satisfies readonly RateLimit[];

/** A visitor is counted by the family of the browser at the address. */
const BY_VISITORS = [
  { per: 'account at address', counts: 'calls', max: 30, seconds: HOUR },
  { per: 'address', counts: 'calls', max: 300, seconds: HOUR },
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
  'sign-up': MAILING,
  'forgot-password': MAILING,
  'resend-activation': MAILING,
  /** Links that were mailed: what they do, and asking what they would do. */
  'mailed-link': [{ per: 'address', counts: [4004, 4006, 4007], max: 100, seconds: 15 * MINUTE }],
  /** Password, phone number and deletion. */
  'change-account': [
    { per: 'account at address', counts: [4003], max: 10, seconds: 15 * MINUTE },
    // From all addresses together: a caller without a session of the account cannot use this up.
    { per: 'account', counts: [4003], max: 20, seconds: HOUR },
    { per: 'address', counts: [4003], max: 250, seconds: 10 * MINUTE },
    // Each mails a notice.
    { per: 'account', counts: 'successes', max: 5, seconds: HOUR },
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
  /** Applying and withdrawing. */
  apply: [
    { per: 'account', counts: 'calls', max: 100, seconds: 10 * MINUTE },
    { per: 'address', counts: 'calls', max: 6000, seconds: MINUTE },
  ],
  report: BY_VISITORS,
  'check-advertisement': BY_VISITORS,
  // Exports are made one after the other.
  export: [
    { per: 'account', counts: 'calls', max: 20, seconds: HOUR },
    { per: 'address', counts: 'calls', max: 1000, seconds: HOUR },
  ],
  'generate-cv': DRAWING,
  'upload-photo': DRAWING,
  /** Every call of a signed-in candidate that may store something, besides the limit that its action has. */
  write: [{ per: 'account', counts: 'calls', max: 300, seconds: 10 * MINUTE }],
} as const satisfies Record<string, readonly RateLimit[]>;

export type LimitedAction = keyof typeof RATE_LIMITS;
