import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { sessions } from '../db/schema';

/** Ends one session; its token is refused from now on (contract, "Account"). */
export async function signOut({ db, now }: AppDeps, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ revokedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
}
