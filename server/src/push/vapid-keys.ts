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
  const stored = () => db.select().from(pushKeys);
  const [known] = await stored();
  if (known) return known;
  await db
    .insert(pushKeys)
    .values({ id: ID, ...generateVAPIDKeys() })
    .onConflictDoNothing();
  // Another server may have been first.
  const [made] = await stored();
  if (!made) throw new Error('The key pair of Web Push was not stored.');
  return made;
}
