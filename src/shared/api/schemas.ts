import { boolean, custom, lazy, looseObject, nullish, pipe, regex, string, transform } from 'valibot';
import { idSchema } from './id';

/** A text that may be missing or null. */
export const optionalText = nullish(string());

/** A flag that may be missing or null. */
export const optionalFlag = nullish(boolean());

/** A text that is not empty. */
export const filledText = pipe(string(), regex(/./su));

/** A text that has more than white space. */
export const visibleText = pipe(string(), regex(/\S/));

/** A text, also where the provider writes it as a number: a phone number, for one. */
export const textLike = pipe(
  custom<string | number | boolean>((value) => ['string', 'number', 'boolean'].includes(typeof value)),
  transform(String),
);

const isNumeric = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && !Number.isNaN(Number(value));

/** A number, also where the provider writes it as a text: databases have decimals that JSON has not. */
export const numberLike = pipe(custom<number | string>(isNumeric), transform(Number));

const namedEntry = looseObject({ id: idSchema, name: optionalText });

/** An entry of a master list: `{id, name}`, or a bare id. Contract, "Profile". */
export const referenceSchema = lazy((value) => (typeof value === 'object' ? namedEntry : idSchema));

/** A whole number from `min` to `max`. */
export const countSchema = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max);

/** One of the known values. */
export const oneOf = <const T>(known: readonly T[]) => custom<T>((value) => known.some((item) => item === value));
