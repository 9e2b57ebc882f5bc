import { useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import type { Location } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '@/entities/session';
import { readsOf } from '@/shared/api';
import type { Reads } from '@/shared/api';
import { withTimeout } from '@/shared/lib/async';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { RouteFailure } from './RouteFailure';

/** How long a page that is opened waits for what it shows first, in milliseconds, before it shows that it waits. */
const PATIENCE = 200;

/** The parts of an address that decide what is shown. */
export type Address = Pick<Location, 'pathname' | 'search'>;

/** Asks for what the page of an address shows first. @returns once it is answered, either way */
export type ReadAhead = (reads: Reads, at: Address, signedIn: boolean) => Promise<void>;

type State = Parameters<typeof selectIsSignedIn>[0];

interface LazyPageOptions {
  /** The page, where it has been fetched already: it is drawn at once then. */
  loaded?: () => ComponentType | undefined;
  readAhead?: ReadAhead;
}

/**
 * A page in a chunk of its own, fetched when its address is opened; until then, and for a moment more until what it
 * shows first is there, the page before it stays. One that cannot be fetched, or breaks, says so in its place, and is
 * tried again when the address changes.
 *
 * @param load fetches the chunk
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  { loaded = () => undefined, readAhead }: LazyPageOptions = {},
): ComponentType {
  let ahead: Promise<void> | undefined;
  const page = lazyWithRetry(async () => {
    const Page = await load();
    if (ahead) await withTimeout(ahead, PATIENCE);
    return Page;
  });

  return function LazyPage() {
    const at = useLocation();
    const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
    const { getState } = useStore<State>();
    const [Page] = useState(() => {
      const there = loaded();
      if (there) return there;
      // The first address is that of a page which the build has drawn, without what the provider has.
      if (at.key !== 'default') {
        // A read that fails is told by the page.
        ahead ??= readAhead?.(readsOf(dispatch), at, selectIsSignedIn(getState())).catch(() => undefined);
      }
      return page.Component;
    });
    return (
      <ErrorBoundary FallbackComponent={RouteFailure} resetKeys={[at.key]} onError={page.retry}>
        <Page />
      </ErrorBoundary>
    );
  };
}
