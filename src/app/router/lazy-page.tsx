import { lazy } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { RouteFailure } from './RouteFailure';

/**
 * A page in its own chunk, fetched when its address is opened; until then the page before it stays. When the chunk
 * cannot be fetched, or the page throws, `RouteFailure` replaces it; the next change of the address retries.
 *
 * @param load fetches the chunk
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let Page = attempt();
  // React caches a failure for good: another attempt needs another component.
  const renew = () => {
    Page = attempt();
  };

  return function LazyPage() {
    const { key } = useLocation();
    return (
      <ErrorBoundary FallbackComponent={RouteFailure} resetKeys={[key]} onError={renew}>
        <Page />
      </ErrorBoundary>
    );
  };
}
