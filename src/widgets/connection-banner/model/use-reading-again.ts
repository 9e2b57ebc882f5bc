import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { providerApi } from '@/shared/api';

/** Milliseconds between two tries to reach a provider that did not answer. */
const PAUSE = 10_000;

/** While `wanted`, reads what the page shows again now and then, as the browser's return of the connection does. */
export function useReadingAgain(wanted: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') dispatch(providerApi.internalActions.onOnline());
    }, PAUSE);
    return () => clearInterval(timer);
  }, [wanted, dispatch]);
}
