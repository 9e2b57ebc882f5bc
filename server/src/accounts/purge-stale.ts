import { isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accountTokens, sessions } from '../db/schema';

/** How long a dead link is remembered, so that opening it again still says what is wrong with it. */
const LINK_MEMORY_MS = 30 * 86_400_000;

/** Deletes sessions that are over and mailed tokens that were over long ago. Both are refused with or without it. */
export async function purgeStale(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), isNotNull(sessions.revokedAt)));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(now.getTime() - LINK_MEMORY_MS)));
}
