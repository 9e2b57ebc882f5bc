import { Suspense, useEffect, useState, lazy, startTransition } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIsHydrated } from './hydration';
import { logFailure } from './logging';

/**
 * React's `lazy` whose chunk can be fetched again after a failure: React caches a rejected promise for good, so that
 * another attempt needs another component.
 *
 * @param load fetches the chunk
 * @returns the component, and `retry`, after which its next render fetches the chunk again
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () => lazy(async () => ({ default: await load() }));
  const current = { Component: attempt() };
  return {
    Component: (props: Props) => <current.Component {...props} />,
    retry: () => {
      current.Component = attempt();
    },
  };
}

/**
 * A component in a chunk of its own, without React's `lazy`: React waits 300 ms between a fallback and what follows it,
 * and caches a failure. Where the chunk cannot be fetched, the component throws; mounted again, it fetches it again.
 *
 * @param load fetches the chunk
 * @param fallback shown meanwhile
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);

    useEffect(() => {
      if (Component) return;
      let isMounted = true;
      load().then(
        (component) => {
          loaded = component;
          // In pieces, so that a slow phone responds meanwhile.
          if (isMounted) startTransition(() => setComponent(() => component));
        },
        (error: unknown) => {
          if (isMounted) setFailure({ error });
        },
      );
      return () => {
        isMounted = false;
      };
    }, [Component]);

    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : fallback;
  };
}

/** Milliseconds until each further attempt; after the last of them only a connection that comes back is one more. */
const RETRY_DELAYS = [2000, 10_000, 60_000];

interface RetryProps {
  /** How many attempts have failed. */
  failures: number;
  onRetry: () => void;
}

/** Nothing to see: tries again after a while, and once the browser is online again. */
function Retry({ failures, onRetry }: RetryProps) {
  useEffect(() => {
    const delay = RETRY_DELAYS[failures - 1];
    const timer = delay === undefined ? undefined : setTimeout(onRetry, delay);
    window.addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [failures, onRetry]);
  return null;
}

interface Failure {
  error: unknown;
  /** Fetches the chunk again. */
  onRetry: () => void;
}

/**
 * A component in its own chunk that is missing from the prerendered page: it depends on the browser, and the page is
 * usable without it. The component that renders it reserves its room. A chunk that cannot be fetched is fetched again
 * after a while.
 *
 * @param what its name in the log
 * @param load fetches the chunk
 * @param showFailure renders the fallback when its chunk cannot be fetched; nothing by default
 */
export function lazyAfterHydration<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  showFailure: (props: Props & Failure) => ReactNode = () => null,
): ComponentType<Props> {
  const part = lazyWithRetry(load);
  return function LazyAfterHydration(props: Props) {
    const [failures, setFailures] = useState(0);
    return (
      useIsHydrated() && (
        <ErrorBoundary
          onError={(error) => {
            logFailure(`${what} could not be shown`, error);
            setFailures(failures + 1);
          }}
          onReset={part.retry}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <>
              <Retry failures={failures} onRetry={resetErrorBoundary} />
              {showFailure({ ...props, error: error as unknown, onRetry: resetErrorBoundary })}
            </>
          )}
        >
          <Suspense fallback={null}>
            <part.Component {...props} />
          </Suspense>
        </ErrorBoundary>
      )
    );
  };
}
