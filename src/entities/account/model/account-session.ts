import type { Id } from '@/shared/api';

/** A device that is signed in to the account. */
export interface AccountSession {
  id: Id;
  /** The browser's name; null where the provider does not know it. */
  browser: string | null;
  /** The name of its operating system. */
  system: string | null;
  /** When it was last used, ISO 8601; to the hour. */
  lastUsedAt: string;
  /** True when it is this one. */
  current: boolean;
}
