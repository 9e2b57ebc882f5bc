import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import NoSsr from '@mui/material/NoSsr';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from './lazy-with-retry';

interface Failure {
  error: unknown;
  /** Fetches the chunk again. */
  onRetry: () => void;
}

/**
 * A component in a chunk of its own that a prerendered page comes without, for what depends on the browser and nobody
 * needs first. Whoever shows it reserves its room.
 *
 * @param load fetches the chunk
 * @param showFailure what stands in its place where its chunk cannot be fetched; without it, nothing
 */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  showFailure: (props: Props & Failure) => ReactNode = () => null,
): ComponentType<Props> {
  const part = lazyWithRetry(load);
  return function LazyAfterHydration(props: Props) {
    return (
      <NoSsr>
        <ErrorBoundary
          onError={part.retry}
          fallbackRender={({ error, resetErrorBoundary }) =>
            showFailure({ ...props, error: error as unknown, onRetry: resetErrorBoundary })
          }
        >
          <Suspense fallback={null}>
            <part.Component {...props} />
          </Suspense>
        </ErrorBoundary>
      </NoSsr>
    );
  };
}
