import {
  boolean,
  custom,
  lazy,
  looseObject,
  nullish,
  optional,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot';
import type { GenericSchema } from 'valibot';
import { toDay } from '@/shared/lib/dates';
import { toText } from '@/shared/lib/text';
import { idSchema, toReference } from './id';
import { toVersion } from './versions';

/** A text that may be missing or null. */
export const optionalText = nullish(string());

/** A text; empty when it is missing or null. */
export const textOrEmpty = nullish(string(), '');

/** A text; null when it is missing. */
export const textOrNull = nullish(string(), null);

const toDayOrEmpty = transform((value: string) => toDay(value) ?? '');

/** A calendar day, `YYYY-MM-DD`; empty when it is missing or cannot be read. */
export const dayOrEmpty = pipe(textOrEmpty, toDayOrEmpty);

/** A flag that may be missing or null. */
export const optionalFlag = nullish(boolean());

/** A text that is not empty. */
export const filledText = pipe(string(), regex(/./su));

/** A calendar day, `YYYY-MM-DD`, which may not be missing; empty when it cannot be read. */
export const filledDay = pipe(filledText, toDayOrEmpty);

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

/** The same as a `Reference`; null when it is missing. */
export const referenceOrNull = pipe(
  nullish(referenceSchema, null),
  transform((value) => toReference(value)),
);

/** The fields of every record: its id, and its version where the provider sends one. */
export const recordFields = { id: idSchema, version: optional(pipe(unknown(), transform(toVersion))) };

/** True for a record with a period that is ongoing: by its flag or, without one, by having no end. An end that cannot be read is one. */
export const isOngoing = (flag: boolean | null | undefined, end: string | null | undefined): boolean =>
  flag ?? !toText(end);

/** A whole number from `min` to `max`. */
export const countSchema = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max);

/** One of the known values. */
export const oneOf = <const T>(known: readonly T[]) => custom<T>((value) => known.some((item) => item === value));

/**
 * One of the known words, whatever its case; null for another one. One that is missing is read as `missing`. Its type takes
 * the known words alone, so that `Parsed` does not compile when the contract has another one.
 */
export const knownOrNull = <const Word extends string>(known: readonly Word[], missing: Word | '' = '') =>
  pipe(
    nullish(string() as GenericSchema<Word | '', string>, () => missing),
    transform((value) => known.find((word) => word === value.toLowerCase()) ?? null),
  );
