import { custom } from 'valibot';

/** An id as the contract has it: providers choose numbers or strings. */
export type Id = string | number;

/** True when a value is an id. The name of a property of every object is none: RTK Query would find that property. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && !(value in Object.prototype));

/** Schema of a required id. Never coerced: `7` stays a number, so that it is sent back as it came. */
export const idSchema = custom<Id>(isId);
