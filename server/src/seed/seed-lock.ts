import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Any number will do, as long as every server of this project uses the same one. */
const SEED_LOCK = 7_214_503;

/**
 * Runs `seed` in a transaction of its own, one server at a time: it is stored whole or not at all. The time limits of a
 * call do not hold for it. Rejects with what `seed` throws, also where the rollback fails, as after a lost connection.
 */
export async function seedInTransaction(db: Db, seed: (tx: Db) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout to 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seed(tx).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  });
  await transaction.catch((error: unknown) => {
    throw failures[0] ?? error;
  });
}
