import { answerSchema, isId, refused } from './envelope';
import type { AnswerSchema, Id } from './envelope';

/**
 * What an answer is looked at with: small functions of our own, since each page that asks the provider needs them, and
 * Yup is ten kilobytes. It looks at what candidates type, which waits until a form opens.
 *
 * @returns what was read; throws where it is not what the screen needs
 */
export type Read<T> = (value: unknown) => T;

/** What did not fit. It names the field, and tells nothing of what that holds. */
class Unfit extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path || 'the record'} does not fit`);
    this.path = path;
  }
}

function refuse(): never {
  throw new Unfit('');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Read<string> = (value) => (typeof value === 'string' ? value : refuse());

/** A text that is not empty. */
export const filled: Read<string> = (value) => text(value) || refuse();

export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : refuse());

export const number: Read<number> = (value) => (typeof value === 'number' && !Number.isNaN(value) ? value : refuse());

/** Never coerced: `7` stays a number, so that it is sent back as it came. */
export const id: Read<Id> = (value) => (isId(value) ? value : refuse());

/** A list of whatever: its rows are read one by one. */
export const list: Read<unknown[]> = (value) => (Array.isArray(value) ? (value as unknown[]) : refuse());

/** A text, also where the provider writes it as a number: a phone's, for one. */
export const writtenText: Read<string> = (value) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : text(value);

/** A number, also where the provider writes it as a text: databases have decimals that JSON has not. */
export const writtenNumber: Read<number> = (value) =>
  number(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);

/** What may be missing, or null. */
export const optional =
  <T>(read: Read<T>): Read<T | null | undefined> =>
  (value) =>
    value === null || value === undefined ? value : read(value);

/** The first of two ways to read a value that fits it. */
export const either =
  <One, Other>(one: Read<One>, other: Read<Other>): Read<One | Other> =>
  (value) => {
    try {
      return one(value);
    } catch {
      return other(value);
    }
  };

type Fields = Record<string, Read<unknown>>;
type Maybe<F extends Fields> = { [K in keyof F]: undefined extends ReturnType<F[K]> ? K : never }[keyof F];
type Recorded<F extends Fields> = { [K in Exclude<keyof F, Maybe<F>>]: ReturnType<F[K]> } & {
  [K in Maybe<F>]?: ReturnType<F[K]>;
};

/** A record by its fields; what else it holds stays in it. */
export const record =
  <F extends Fields>(fields: F): Read<Recorded<F>> =>
  (value) => {
    if (!isObject(value)) return refuse();
    const read = { ...value };
    for (const [name, readField] of Object.entries(fields)) {
      try {
        const field = readField(value[name]);
        if (field !== undefined) read[name] = field;
      } catch (error) {
        throw new Unfit([name, error instanceof Unfit && error.path].filter(Boolean).join('.'));
      }
    }
    return read as Recorded<F>;
  };

/** An entry of a master list: `{id, name}`, or a bare id. Contract, "Profile". */
export const reference = either(id, record({ id, name: optional(text) }));

/** The schema of an answer that is read this way. */
export const toSchema = <T>(read: Read<T>): AnswerSchema<T> =>
  answerSchema<T>((value) => {
    try {
      return { value: read(value) };
    } catch (error) {
      return refused(error instanceof Unfit ? error.message : 'the answer cannot be read');
    }
  });
