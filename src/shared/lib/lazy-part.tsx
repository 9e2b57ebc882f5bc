import { startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIsHydrated } from './hydration';
import { logFailure } from './logging';

interface PartFailure {
  error: unknown;
  /** Renders the part again, and fetches its chunk again where it did not come. */
  onRetry: () => void;
}

interface PartOptions<Props> {
  /** Shown until the part is there; nothing by default. */
  Placeholder?: ComponentType<Props>;
  /** Shown where the chunk cannot be fetched, or the part throws; nothing by default. */
  Failure?: ComponentType<Props & PartFailure>;
  /** True for a part that answers a press: its chunk does not wait for an idle browser. */
  isUrgent?: boolean;
}

const Nothing = () => null;

/**
 * A part of a page in its own chunk, fetched when the part is mounted and the page is hydrated: a prerendered page has
 * its placeholder. A chunk that could not be fetched is fetched again when the part is mounted again.
 * Without React's `lazy`, which waits 300 ms between a fallback and what follows it, and caches a failure.
 *
 * @param what the part's name in the log
 * @param load fetches the chunk
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  { Placeholder = Nothing, Failure = Nothing, isUrgent = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  function Part(props: Props) {
    const canLoad = useIsHydrated() || isUrgent;
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);

    useEffect(() => {
      if (Component || !canLoad) return;
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
    }, [Component, canLoad]);

    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : <Placeholder {...props} />;
  }

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        onError={(error) => logFailure(`${what} could not be shown`, error)}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <Failure {...props} error={error} onRetry={() => resetErrorBoundary()} />
        )}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
