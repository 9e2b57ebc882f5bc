/** How pg-boss reaches the database: through the clients that the server has already. */
import type { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase, Pool } from 'pg';
import type PgBoss from 'pg-boss';

type Executor = PgBoss.Db;

/** Several statements at once are possible without values alone; pg-boss uses that for its own transactions. */
function embeddedExecutor(client: PGlite): Executor {
  return {
    executeSql: async (text, values = []) => {
      if (values.length > 0) return client.query(text, values);
      try {
        const results = await client.exec(text);
        return { rows: results.flatMap(({ rows }) => rows) };
      } catch (error) {
        // The statements may have begun a transaction, and there is only this one connection.
        await client.exec('rollback');
        throw error;
      }
    },
  };
}

function connectionExecutor(client: ClientBase): Executor {
  return { executeSql: (text, values) => client.query(text, values) };
}

function poolExecutor(pool: Pool): Executor {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        // A connection that may be left within a failed transaction does not go back to the pool.
        client.release(true);
        throw error;
      }
    },
  };
}

/** pg-boss's access to a database, by the client that Drizzle has (`db.$client`). */
export function clientExecutor(client: unknown): Executor {
  if (typeof client !== 'object' || client === null) throw new Error('This database has no client.');
  if ('exec' in client) return embeddedExecutor(client as PGlite);
  return 'totalCount' in client ? poolExecutor(client as Pool) : connectionExecutor(client as ClientBase);
}

/** A statement with `$1`, `$2`, … as Drizzle's. */
function withValues(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null))),
  );
}

/** Access that belongs to a transaction of Drizzle's; for single statements with values. */
export function transactionExecutor(tx: { execute(query: SQL): PromiseLike<unknown> }): Executor {
  return {
    executeSql: async (text, values) => (await tx.execute(withValues(text, values))) as { rows: unknown[] },
  };
}
