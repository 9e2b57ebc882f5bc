import { boolean, looseObject, nonEmpty, nullish, number, pipe, string, transform, trim, union } from 'valibot';
import { idSchema } from './id';

/** A text that may be missing or null. */
export const optionalText = nullish(string());

/** A flag that may be missing or null. */
export const optionalFlag = nullish(boolean());

/** A text that is not empty. */
export const filledText = pipe(string(), nonEmpty());

/** A text, also where the provider writes it as a number: a phone number, for one. */
export const textLike = union([string(), pipe(union([number(), boolean()]), transform(String))]);

/** A number, also where the provider writes it as a text: databases have decimals that JSON has not. */
export const numberLike = union([number(), pipe(string(), trim(), nonEmpty(), transform(Number), number())]);

/** An entry of a master list: `{id, name}`, or a bare id. Contract, "Profile". */
export const referenceSchema = union([idSchema, looseObject({ id: idSchema, name: optionalText })]);
