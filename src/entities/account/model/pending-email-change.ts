/** A change of the account's e-mail address that the new address has not confirmed yet. */
export interface PendingEmailChange {
  /** The new address. */
  email: string;
  /** ISO 8601; null where the provider does not tell it. */
  requestedAt: string | null;
  /** Until when the mailed link works, ISO 8601; null where the provider does not tell it. */
  expiresAt: string | null;
}
