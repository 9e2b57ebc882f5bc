import type { AccountSession } from '@/entities/account';

/** This device first, then the others as the provider has them: the last used first. */
export const inOrder = (sessions: readonly AccountSession[]): AccountSession[] =>
  [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
