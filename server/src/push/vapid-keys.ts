import { generateVAPIDKeys, type VapidKeys } from 'web-push';
import type { AppDeps } from '../app-deps';
import { pushKeys } from '../db/push-schema';

/** The key of the one row. */
const ID = 1;

/**
 * The key pair by which push services know this provider: that of the settings, else the one that is stored, which is made
 * when it is first needed. Specification 4, section 13.
 */
export async function vapidKeysOf({ db, config }: Pick<AppDeps, 'db' | 'config'>): Promise<VapidKeys> {
  if (config.vapidKeys) return config.vapidKeys;
  const [stored] = await db.select().from(pushKeys);
  if (stored) return stored;
  const made = { id: ID, ...generateVAPIDKeys() };
  await db.insert(pushKeys).values(made).onConflictDoNothing();
  // Another server may have been first.
  return vapidKeysOf({ db, config });
}
