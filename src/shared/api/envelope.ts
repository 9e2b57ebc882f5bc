import { mixed, object, string } from 'yup';
import type { ISchema, InferType } from 'yup';

/** The envelope of a success, of which only `data` and `message` are read. Contract, "The envelope". */
export interface Envelope<T> {
  data: T;
  message?: string | null | undefined;
}

/**
 * Schema of an answer whose `data` fits the given schema.
 *
 * @param data schema of `data`, lenient about everything that the screen can do without
 */
export function envelope<S extends ISchema<unknown>>(data: S) {
  return object({ data, message: string().nullable() }).required() as unknown as ISchema<Envelope<InferType<S>>> &
    ReturnType<typeof object>;
}

/** An id as the contract has it: providers choose numbers or strings. */
export type Id = string | number;

/** Schema of a required id. Never coerced: `7` stays a number, so that it is sent back as it came. */
export const idSchema = () =>
  mixed<Id>((value): value is Id => typeof value === 'string' || typeof value === 'number').required();

/**
 * The lenient type of an answer, checked against the contract: does not compile when the contract's own type does not
 * fit what the screen asks for.
 *
 * @example type JobDto = Accepts<components['schemas']['Job'], InferType<typeof jobDto>>;
 */
export type Accepts<Wire extends Lenient, Lenient> = [Wire] extends [Lenient] ? Lenient : never;

/** The provider's message in the answer of a write, or null; such an answer may be empty. */
export const messageOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message.trim() || null
    : null;
