import { isId } from '@/shared/api';
import { PENDING_LIMIT } from './pending-references';
import type { PendingReference } from './pending-references';

const isPendingReference = (value: unknown): value is PendingReference => {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, job, slug } = value as Partial<Record<keyof PendingReference, unknown>>;
  return (owner === null || isId(owner)) && isId(job) && typeof slug === 'string';
};

/** The questions left open that the browser's storage holds, without what is none. */
export const toStoredReferences = (stored: unknown): PendingReference[] =>
  Array.isArray(stored) ? stored.filter(isPendingReference).slice(-PENDING_LIMIT) : [];
