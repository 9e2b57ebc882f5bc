import { isId } from '@/shared/api';
import type { Id } from '@/shared/api';
import { DELETIONS_KEY } from './has-known-deletions';

/** How many candidates of one browser are remembered; the oldest go first. */
const MAX_DELETIONS = 20;

/** A deletion that this browser knows to be waiting. */
interface KnownDeletion {
  owner: Id;
  /** ISO 8601. */
  deleteAt: string;
}

const isKnownDeletion = (value: unknown): value is KnownDeletion => {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, deleteAt } = value as Partial<Record<keyof KnownDeletion, unknown>>;
  return isId(owner) && typeof deleteAt === 'string' && !Number.isNaN(Date.parse(deleteAt));
};

function stored(): KnownDeletion[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(DELETIONS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isKnownDeletion) : [];
  } catch {
    return [];
  }
}

function store(deletions: readonly KnownDeletion[]): void {
  try {
    if (deletions.length === 0) window.localStorage.removeItem(DELETIONS_KEY);
    else window.localStorage.setItem(DELETIONS_KEY, JSON.stringify(deletions.slice(-MAX_DELETIONS)));
  } catch {
    // Nothing can be stored, and then nothing of the candidate is stored either.
  }
}

/** The candidate's account is not going to be deleted, or is nothing to this browser any more. */
export const forgetDeletion = (owner: Id): void => {
  const known = stored();
  const others = known.filter((deletion) => deletion.owner !== owner);
  if (others.length < known.length) store(others);
};

/**
 * Remembers on this device when a candidate's account is deleted, so that what the browser has stored of them can go
 * too. Specification 4, section 6.
 *
 * @param deleteAt ISO 8601; anything else is not remembered
 */
export function rememberDeletion(owner: Id, deleteAt: string): void {
  const deletion = { owner, deleteAt };
  if (isKnownDeletion(deletion)) store([...stored().filter((other) => other.owner !== owner), deletion]);
}

/** True when this browser knows of a deletion that was requested for the candidate; it may be cancelled since. */
export const isDeletionKnown = (owner: Id): boolean => stored().some((deletion) => deletion.owner === owner);

/**
 * The candidates whose accounts must have been deleted by now, as far as this browser knows.
 *
 * @param now milliseconds since 1970
 */
export const dueDeletions = (now = Date.now()): Id[] =>
  stored()
    .filter(({ deleteAt }) => Date.parse(deleteAt) <= now)
    .map(({ owner }) => owner);
