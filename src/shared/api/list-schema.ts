import { custom, pipe, safeParse, transform } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { logFailure } from '@/shared/lib/logging';

interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

/** The path of the field that does not match a schema, such as `job.title`. The issue's message may quote its content. */
export const pathOf = ({ path = [] }: Issue): string =>
  path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');

/**
 * The rows of a provider's list that match the schema. One that does not must not take the list down: it is left out
 * and logged by the path of its field, without its content.
 *
 * @param rows whatever the provider sent
 * @param name the list's name in the log
 */
export function parseRows<Row extends GenericSchema>(
  row: Row,
  rows: readonly unknown[],
  name: string,
): InferOutput<Row>[] {
  return rows.flatMap((value) => {
    const { success, output, issues } = safeParse(row, value, { abortEarly: true });
    if (success) return [output];
    logFailure(`${name}: a row does not match the schema`, { field: pathOf(issues[0]) });
    return [];
  });
}

/**
 * Schema of a list, lenient towards its rows: see `parseRows`.
 *
 * @param row schema of a row
 * @param name the list's name in the log
 */
export const listSchema = <Row extends GenericSchema>(row: Row, name: string) =>
  pipe(
    custom<unknown[]>(Array.isArray),
    transform((rows) => parseRows(row, rows, name)),
  );
