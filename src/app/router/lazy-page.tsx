import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { RouteFailure } from './RouteFailure';

/**
 * A page in a chunk of its own, fetched when its address is opened; until then the page before it stays. One that cannot
 * be fetched, or breaks, says so in its place, and is tried again when the address changes.
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
