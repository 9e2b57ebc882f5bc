import { useCapability } from '@/entities/capability';
import { lazyPart } from '@/shared/lib/lazy-part';

const RunningSync = lazyPart('the bookmarks of the account', async () => (await import('./RunningSync')).RunningSync);

/** Where the provider has the bookmarks of an account, those of this device follow it. Specification 4, section 9. */
export function BookmarkSync() {
  return useCapability('bookmarks') && <RunningSync />;
}
