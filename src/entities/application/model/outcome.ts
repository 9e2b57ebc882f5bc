/** How an application ended. Specification 4, section 1. */
export const OUTCOMES = ['accepted', 'rejected', 'withdrawn'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Reasons that the provider itself gives, for which the app has the words. */
export const REASON_CODES = ['accountDeletion'] as const;

export type ReasonCode = (typeof REASON_CODES)[number];
