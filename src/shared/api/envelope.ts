import { looseObject, nullish } from 'valibot';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { textLike } from './schemas';

/** The envelope of a success, of which only `data` and `message` are used. Contract, "The envelope". */
export interface Envelope<T> {
  data: T;
  message?: string | null | undefined;
}

/**
 * Schema of a response whose `data` matches the given schema. The other fields of the response stay in it.
 *
 * @param data schema of `data`, lenient about everything that the screen can do without
 */
export const envelope = <Schema extends GenericSchema>(data: Schema) =>
  looseObject({ data, message: nullish(textLike) });

/**
 * The lenient type of a response, checked against the contract: does not compile when the contract's own type does not
 * match the schema.
 *
 * @example type JobDto = Accepts<components['schemas']['Job'], InferOutput<typeof jobDto>>;
 */
export type Accepts<Contract extends Lenient, Lenient> = [Contract] extends [Lenient] ? Lenient : never;

/** The fields of the contract that a schema does not have: no value has them. */
type Unread<Contract, Input> = Partial<Record<Exclude<keyof Contract, keyof Input>, never>>;

/**
 * The output of a schema. Does not compile when the schema refuses a record of the contract, or lacks one of its fields.
 *
 * @example type Portfolio = Parsed<components['schemas']['Portfolio'], typeof portfolioDto>;
 */
export type Parsed<
  Contract extends InferInput<Schema> & Unread<Contract, InferInput<Schema>>,
  Schema extends GenericSchema,
> = InferOutput<Schema>;

/** The provider's message in the response to a write, or null; such a response may be empty. */
export const messageOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message.trim() || null
    : null;
