/**
 * An entry of its own, and the first of the scripts: it requests what a private page shows first while the rest of the
 * app is still being fetched (`shared/api/prefetch.ts`; ADR 17).
 */
import { isSessionCookieLocked } from '@/entities/session';

if (isSessionCookieLocked()) {
  // In the chunk of the cipher, which visitors do without.
  import(/* webpackChunkName: "session" */ './prefetch-private').then(
    ({ prefetchPrivate }) => prefetchPrivate(window.location.pathname),
    () => undefined,
  );
}
