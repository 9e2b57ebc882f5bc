import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { providerApi, selectIsUnreachable, unreachableCleared } from '@/shared/api';
import { useIsOffline } from '@/shared/lib/connection';

/** Of RTK Query's state; not there before the first request. */
interface ProviderState {
  provider?: { queries: Record<string, { status: string } | undefined> };
}

/** Milliseconds between two attempts to reach a provider that did not respond. */
const PAUSE = 10_000;

const isReading = ({ provider }: ProviderState): boolean =>
  Object.values(provider?.queries ?? {}).some((query) => query?.status === 'pending');

/**
 * Connection between the app and its provider. A provider that did not respond is tried again at intervals with the queries of
 * the page shows, as when the browser's connection comes back; a page that shows nothing of it needs no try.
 *
 * @returns `offline` without a connection, `unreachable` when the last request got no response all the same, else null
 */
export function useReachability(): 'offline' | 'unreachable' | null {
  const dispatch = useDispatch();
  const store = useStore<ProviderState>();
  const offline = useIsOffline();
  const unreachable = useSelector(selectIsUnreachable) && !offline;

  useEffect(() => {
    if (!offline) dispatch(unreachableCleared());
  }, [offline, dispatch]);

  useEffect(() => {
    if (!unreachable) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      dispatch(providerApi.internalActions.onOnline());
      if (!isReading(store.getState())) dispatch(unreachableCleared());
    }, PAUSE);
    return () => clearInterval(timer);
  }, [unreachable, dispatch, store]);

  if (offline) return 'offline';
  return unreachable ? 'unreachable' : null;
}
