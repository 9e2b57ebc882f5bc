import { isId } from '@/shared/api';
import { MAX_PENDING_REFERENCES } from './pending-references';
import type { PendingReference, SentApplication } from './pending-references';

const isSent = (value: unknown): value is SentApplication => {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, job } = value as Partial<Record<keyof SentApplication, unknown>>;
  return (owner === null || isId(owner)) && isId(job);
};

const isPendingReference = (value: unknown): value is PendingReference =>
  isSent(value) && 'slug' in value && typeof value.slug === 'string';

/** The application sent last as the browser's storage holds it, or null. */
export const toStoredLast = (stored: unknown): SentApplication | null => (isSent(stored) ? stored : null);

/** The questions left open that the browser's storage holds, without what is none. */
export const toStoredReferences = (stored: unknown): PendingReference[] =>
  Array.isArray(stored) ? stored.filter(isPendingReference).slice(-MAX_PENDING_REFERENCES) : [];
