import type { ObjectSchema } from 'yup';

/** Form values of a field of the contract: texts, also for ids and numbers, and `''` for null. */
type Held<Value> = Value extends boolean ? Value : Value extends number ? string : Value | '';

/** The contract's write shape as a form holds it. */
export type FormOf<Write> = { [Name in keyof Write]-?: Held<NonNullable<Write[Name]>> };

/** The fields that a form holds as text and the contract as a number or an id, each with its conversion. */
type Conversions<Write> = {
  [Name in keyof Write as number extends Write[Name] ? Name : never]-?: (text: string) => Write[Name];
};

const isReference = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A stored value as a form holds it; undefined for one that is missing. */
function toHeld(value: unknown): unknown {
  if (isReference(value)) return String(value.id);
  return typeof value === 'number' ? String(value) : (value ?? undefined);
}

/**
 * The values that a form starts from: those of a record by the same names, with `''` for null and the id of a reference as
 * text, or the schema's defaults.
 *
 * @param schema of the form
 * @param record null for a new one
 */
export function firstValues<Form extends object>(
  schema: ObjectSchema<Form>,
  record: Record<keyof Form, unknown> | null,
): Form {
  const stored = Object.entries(record ?? {}).map(([name, value]) => [name, toHeld(value)] as const);
  const values = new Map(stored.filter(([, value]) => value !== undefined));
  const defaults = schema.getDefault() as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(schema.fields).map((name) => [name, values.get(name) ?? defaults[name] ?? '']),
  ) as Form;
}

/**
 * The contract's write shape of form values that the schema accepts: the schema's transforms, and null for `''`.
 *
 * @param schema of the form; does not compile when it lacks a field of the contract
 * @param conversions of the ids and numbers
 */
export function toRequest<Write>(
  schema: ObjectSchema<FormOf<Write> & object>,
  values: FormOf<Write>,
  ...[conversions]: keyof Conversions<Write> extends never ? [] : [Conversions<Write>]
): Write {
  const convert = (conversions ?? {}) as Record<string, (text: string) => unknown>;
  const cast = Object.entries(schema.cast(values, { assert: false }));
  return Object.fromEntries(
    cast.map(([name, value]) => [name, value === '' ? null : (convert[name]?.(value as string) ?? value)]),
  ) as Write;
}
