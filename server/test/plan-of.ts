import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../src/db/client';

/**
 * How the database would find a query's rows if it had very many, which a test has not: it reads a whole table only where
 * no index helps.
 */
export function planOf(db: Db, query: SQLWrapper): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = (await tx.execute(sql`explain (costs off) ${query}`)) as unknown as { rows: object[] };
    return rows.flatMap(Object.values).join('\n');
  });
}
