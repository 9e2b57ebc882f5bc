import { custom } from 'valibot';

/** An id as the contract has it: providers choose numbers or strings. */
export type Id = string | number;

/** True when a value is an id. The name of a property of every object is none: RTK Query would find that property. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && !(value in Object.prototype));

/** Schema of a required id. Never coerced: `7` stays a number, so that it is sent back as it came. */
export const idSchema = custom<Id>(isId);

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
