import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { RouteFailure } from './RouteFailure';

/**
 * A page in its own chunk, fetched when its address is opened; until then the page before it stays. When the chunk
 * cannot be fetched, or the page throws, `RouteFailure` replaces it; the next change of the address retries.
 *
 * @param load fetches the chunk
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const page = lazyWithRetry(load);

  return function LazyPage() {
    const { key } = useLocation();
    return (
      <ErrorBoundary FallbackComponent={RouteFailure} resetKeys={[key]} onError={page.retry}>
        <page.Component />
      </ErrorBoundary>
    );
  };
}
