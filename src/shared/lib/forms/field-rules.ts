import { string, ValidationError } from 'yup';
import type { StringSchema, AnyObjectSchema } from 'yup';
import { wholeDay } from '@/shared/lib/dates';

/** A day or a month that has to be given, as `YYYY-MM-DD`: what is half typed is nothing yet. */
export const requiredDay = (missing: string) => string().transform(wholeDay).required(missing);

interface EndRule {
  /** Names of the fields that say whether it is ongoing, and when it began. */
  goesOn: string;
  start: string;
  /** Messages for a missing end, and for an end before the start. */
  missing: string;
  beforeStart: string;
}

/**
 * The end of what has a start: it has to be given unless it is ongoing, and may be the day of the start but none before
 * it.
 *
 * @param further rules of an end that is given, checked before the one about the start
 */
export const endDay = (
  { goesOn, start, missing, beforeStart }: EndRule,
  further = (schema: StringSchema): StringSchema => schema,
) =>
  string()
    .transform(wholeDay)
    .when([goesOn, start], ([still, began], schema) =>
      still
        ? schema
        : further(schema.required(missing)).test('order', beforeStart, (end) => !began || !end || end >= began),
    );

/** A phone number that has to be given, as its digits after +62. Specification 1, section 5; the limits are the contract's. */
export const requiredPhone = ({ phoneRequired, phoneInvalid }: { phoneRequired: string; phoneInvalid: string }) =>
  string()
    .required(phoneRequired)
    .matches(/^[0-9]{7,13}$/, phoneInvalid);

/**
 * Names of the fields that a schema without asynchronous rules refuses, each once; none where the values can be saved.
 */
export function refusedFields(schema: AnyObjectSchema, values: object): string[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path }) => path ?? ''))];
  }
}
