/**
 * An entry of its own, and the first of the scripts: it requests what a private page shows first while the rest of the
 * app is still being fetched (`shared/api/prefetch.ts`; ADR 41). It also keeps a press during the first render of the app.
 */
import { isSessionCookieLocked } from '@/entities/session';
import { keepPress } from './keep-press';

keepPress();
if (isSessionCookieLocked()) {
  const { route } = document.documentElement.dataset;
  // In the chunk of the cipher, which visitors do without.
  import(/* webpackChunkName: "session" */ './prefetch-private').then(
    ({ prefetchPrivate }) => prefetchPrivate(route, window.location.pathname),
    () => undefined,
  );
}
