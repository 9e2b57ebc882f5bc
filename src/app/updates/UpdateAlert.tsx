import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { appUpdates } from './app-updates';
import { BesideDialogs } from '@/shared/ui/LiveRegion';
import { texts } from './texts';
import type { Updates } from './updates';

/** A chunk of its own: most visits come with the newest build. */
const snackbar = lazyWithRetry(async () => (await import('./UpdateSnackbar')).UpdateSnackbar);

/** For a page that the build renders. */
const isNoneOffered = () => false;

/** Offers a newer build of the app. Where its chunk cannot be fetched, the next page view offers it. */
export function UpdateAlert({ updates = appUpdates }: { updates?: Updates }) {
  const offered = useSyncExternalStore(updates.subscribe, updates.isOffered, isNoneOffered);
  return (
    <BesideDialogs>
      <div role="status" aria-label={texts.label}>
        {offered && (
          <ErrorBoundary onError={snackbar.retry} fallbackRender={() => null}>
            <Suspense fallback={null}>
              <snackbar.Component updates={updates} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </BesideDialogs>
  );
}
