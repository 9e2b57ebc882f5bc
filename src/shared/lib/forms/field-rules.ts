import { string, ValidationError } from 'yup';
import type { AnyObjectSchema } from 'yup';
import { wholeDay } from '@/shared/lib/dates';

/** A day or a month that has to be given, as `YYYY-MM-DD`: what is half typed is nothing yet. */
export const requiredDay = (missing: string) => string().transform(wholeDay).required(missing);

/**
 * A choice of a fixed list that has to be made. Any other value, of a draft or of another provider, is asked for again: it
 * is never replaced.
 */
export const requiredChoice = <const Choice extends string>(choices: readonly Choice[], missing: string) =>
  string<Choice | ''>()
    .oneOf([...choices, ''], missing)
    .required(missing);

/** A text that may be empty. */
export const optionalText = () => string().trim().default('');

type TextRule = ReturnType<typeof optionalText>;

/**
 * The end of what has a start: it has to be given unless it is ongoing, and is empty then.
 *
 * @param ongoing name of the field that says that it is
 * @param further rules of an end that is given
 */
export const endDay = (ongoing: string, missing: string, further = (schema: TextRule): TextRule => schema) =>
  optionalText()
    .transform(wholeDay)
    .when(ongoing, ([still], schema) => (still ? schema.transform(() => '') : further(schema.required(missing))));

/** True when both days are given and the end is before the start: a warning, because the specification has no such rule. */
export const endsBeforeStart = (start: string, end: string): boolean =>
  wholeDay(start) !== '' && wholeDay(end) !== '' && end < start;

/** A phone number that has to be given, as its digits after +62. Specification 1, section 5. */
export const requiredPhone = ({ phoneRequired }: { phoneRequired: string }) => string().required(phoneRequired);

/**
 * The fields that a schema without asynchronous rules refuses, by their names; none where the values can be saved.
 *
 * @returns the schema's message about the value, or an empty text for a field without one
 */
export function refusedFields(schema: AnyObjectSchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const required = new Set(error.inner.flatMap(({ path, type }) => (type === 'required' ? [path] : [])));
    return Object.fromEntries(
      error.inner.map(({ path, message }) => [path ?? '', required.has(path) ? '' : message] as const),
    );
  }
}
