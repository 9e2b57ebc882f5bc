import { useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { renewableLazy } from '@/shared/lib/renewable-lazy';
import { RouteFailure } from './RouteFailure';

type LoadPage = () => Promise<ComponentType>;

/**
 * A page in a chunk of its own, fetched when its address is opened; until then the page before it stays. One that cannot
 * be fetched, or breaks, says so in its place, and is tried again when the address changes.
 *
 * @param load fetches the chunk
 * @param loaded the page, where it has been fetched already: it is drawn at once then
 */
export function lazyPage(load: LoadPage, loaded: () => ComponentType | undefined = () => undefined): ComponentType {
  const page = renewableLazy(load);

  return function LazyPage() {
    const { key } = useLocation();
    const [Page] = useState(() => loaded() ?? page.Component);
    return (
      <ErrorBoundary FallbackComponent={RouteFailure} resetKeys={[key]} onError={page.renew}>
        <Page />
      </ErrorBoundary>
    );
  };
}
