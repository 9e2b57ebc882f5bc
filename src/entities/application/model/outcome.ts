import { toText } from '@/shared/lib/text';
import { isAhead, toInstant } from './is-ahead';

/** How an application ended. Specification 4, section 1. */
const OUTCOMES = ['accepted', 'rejected', 'withdrawn'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Reasons that the provider itself gives, for which the app has the words. */
const REASON_CODES = ['accountDeletion'] as const;

export type ReasonCode = (typeof REASON_CODES)[number];

/** An outcome of the contract, or null: one that it does not have tells nothing. */
export function toOutcome(value: string | null | undefined): Outcome | null {
  const word = toText(value)?.toLowerCase();
  return OUTCOMES.find((outcome) => outcome === word) ?? null;
}

/** The same of an outcome with its date: one that is still to come is none. Specification 4, section 1. */
export function toPastOutcome(value: string | null | undefined, at: string | null | undefined, now: Date) {
  const instant = toInstant(at);
  return instant !== null && isAhead(instant, now) ? null : toOutcome(value);
}

/** A reason code of the contract, or null: one that the app does not know tells nothing. */
export const toReasonCode = (value: string | null | undefined): ReasonCode | null =>
  REASON_CODES.find((code) => code === value) ?? null;
