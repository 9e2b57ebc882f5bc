import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Any number will do, as long as every server of this project uses the same one. */
const SEED_LOCK = 7_214_502;

/** Runs `seed` in a transaction of its own, one server at a time: it is stored whole or not at all. */
export function seedInTransaction(db: Db, seed: (tx: Db) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seed(tx);
  });
}
