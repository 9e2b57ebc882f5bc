/**
 * Counts uses of limits in the database, so that several servers share them and a restart forgets none.
 *
 * This is an SQL statement and not a library (rate-limiter-flexible has a store for Drizzle), which would send one query
 * for each limit and use the process's clock. This counts all limits of a call in one query and uses the clock by which
 * everything else here expires.
 */
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { rateLimitWindows } from '../db/request-schema';

export interface LimitKey {
  key: string;
  /** Length of the window. */
  seconds: number;
}

/** How often a limit has been used in the window that ends at `endsAt`. */
export type LimitWindow = typeof rateLimitWindows.$inferSelect;

/** Counts one more use of each limit, in its present window or in a new one, and gives back the windows. */
export async function countUse(db: Db, limits: readonly LimitKey[], now: Date): Promise<LimitWindow[]> {
  if (limits.length === 0) return [];
  const { count, endsAt } = rateLimitWindows;
  const isOver = lte(endsAt, now);
  const rows = limits.map(({ key, seconds }) => ({ key, count: 1, endsAt: new Date(now.getTime() + seconds * 1000) }));
  return (
    db
      .insert(rateLimitWindows)
      // In one order everywhere: two calls that lock the same rows cannot wait for each other.
      .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
      .onConflictDoUpdate({
        target: rateLimitWindows.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
        },
      })
      .returning()
  );
}

/** The current windows of limits, without counting anything; a limit that was not used has none. */
export async function readUse(db: Db, keys: readonly string[], now: Date): Promise<LimitWindow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(rateLimitWindows)
    .where(and(inArray(rateLimitWindows.key, [...keys]), gt(rateLimitWindows.endsAt, now)));
}

/** Forgets the uses of limits. */
export async function forgetUse(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(rateLimitWindows).where(inArray(rateLimitWindows.key, [...keys]));
}
