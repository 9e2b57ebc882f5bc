/**
 * An entry of its own, and the first of the scripts that come: asks the provider for what the page shows first while the
 * app is still being fetched. The app takes the answers (`shared/api/begun-reads.ts`), and asks for what is not here.
 */
import { isSessionCookieLocked } from '@/entities/session';
import { readListEarly } from './early-list';

/** In the chunk of the cipher, which a visitor does without. */
function readPrivateEarly(): void {
  import(/* webpackChunkName: "session" */ './early-reads').then(
    (early) => early.readEarly(window.location.pathname),
    () => undefined,
  );
}

if (isSessionCookieLocked()) readPrivateEarly();
readListEarly(window.location);
