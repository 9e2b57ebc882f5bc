/** A deletion of the account that waits, and can be cancelled until it is carried out. */
export interface AccountDeletion {
  /** When it is carried out, ISO 8601. */
  deleteAt: string;
}
