import { Suspense } from 'react';
import type { ComponentType } from 'react';
import NoSsr from '@mui/material/NoSsr';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from './lazy-with-retry';

/**
 * A component in a chunk of its own that a prerendered page comes without, for what depends on the browser and nobody
 * needs first. Whoever shows it reserves its room; where its chunk cannot be fetched, nothing is shown.
 *
 * @param load fetches the chunk
 */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyWithRetry(load);
  return function LazyAfterHydration(props: Props) {
    return (
      <NoSsr>
        <ErrorBoundary onError={part.retry} fallbackRender={() => null}>
          <Suspense fallback={null}>
            <part.Component {...props} />
          </Suspense>
        </ErrorBoundary>
      </NoSsr>
    );
  };
}
