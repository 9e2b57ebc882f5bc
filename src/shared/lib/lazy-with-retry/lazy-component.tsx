import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

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
