type Checked<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly { readonly message: string }[] };

/**
 * What looks at an answer: the part of Standard Schema that RTK Query uses. A Yup schema is one; a check written by hand
 * spares the pages that come first the kilobytes of Yup.
 */
export interface AnswerSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Checked<T> | Promise<Checked<T>>;
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

/** A schema of a function that tells the value, or what is wrong with it. */
export const answerSchema = <T>(validate: AnswerSchema<T>['~standard']['validate']): AnswerSchema<T> => ({
  '~standard': { version: 1, vendor: 'titian', validate },
});

export const refused = (message: string): Checked<never> => ({ issues: [{ message }] });

/** The envelope of a success, of which only `data` and `message` are read. Contract, "The envelope". */
export interface Envelope<T> {
  data: T;
  message?: string | null | undefined;
}

/**
 * Schema of an answer whose `data` fits the given schema. What else the answer holds stays in it.
 *
 * @param data schema of `data`, lenient about everything that the screen can do without
 */
export const envelope = <T>(data: AnswerSchema<T>): AnswerSchema<Envelope<T>> =>
  answerSchema<Envelope<T>>(async (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return refused('the answer is no envelope');
    const { message, data: content } = body as Partial<Record<keyof Envelope<T>, unknown>>;
    if (typeof message === 'object' && message !== null) return refused('message is no text');
    const checked = await data['~standard'].validate(content);
    if (checked.issues) return checked;
    const said = message === undefined || message === null ? message : String(message);
    return { value: { ...body, data: checked.value, message: said } };
  });

/** An id as the contract has it: providers choose numbers or strings. */
export type Id = string | number;

/** Whether it is an id. The name of what every object has is none: RTK Query would find that, and not the record. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && !(value in Object.prototype));

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
