import { isId } from './id';
import type { Id } from './id';

/** A reference to a master list's entry; the name is null where the provider sent a bare id. */
export interface Reference {
  id: Id;
  name: string | null;
}

/** Parses a reference in either form; null for none. */
export function toReference(value: Id | { id: Id; name?: string | null } | null | undefined): Reference | null {
  if (value === null || value === undefined || value === '') return null;
  return isId(value) ? { id: value, name: null } : { id: value.id, name: value.name?.trim() || null };
}
