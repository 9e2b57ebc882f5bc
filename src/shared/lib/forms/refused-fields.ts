import { ValidationError } from 'yup';
import type { AnyObjectSchema } from 'yup';

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
