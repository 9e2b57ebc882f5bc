import { toText } from '@/shared/lib/text';
import { OUTCOMES, REASON_CODES } from '../model/outcome';
import type { Outcome, ReasonCode } from '../model/outcome';

/** An outcome of the contract, or null: one that it does not have tells nothing. */
export function toOutcome(value: string | null | undefined): Outcome | null {
  const word = toText(value)?.toLowerCase();
  return OUTCOMES.find((outcome) => outcome === word) ?? null;
}

/** A reason code of the contract, or null: one that the app does not know tells nothing. */
export const toReasonCode = (value: string | null | undefined): ReasonCode | null =>
  REASON_CODES.find((code) => code === value) ?? null;
