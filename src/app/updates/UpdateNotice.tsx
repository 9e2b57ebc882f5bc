import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { appUpdates } from './app-updates';
import { texts } from './texts';
import type { Updates } from './updates';

/** A chunk of its own: most visits come with the newest build. */
const snackbar = lazyWithRetry(async () => (await import('./UpdateSnackbar')).UpdateSnackbar);

/** What a page says that the build has rendered. */
const isNoneOffered = () => false;

/** Tells of a newer build of the app. Where its chunk cannot be fetched, another page view tells of it. */
export function UpdateNotice({ updates = appUpdates }: { updates?: Updates }) {
  const offered = useSyncExternalStore(updates.subscribe, updates.isOffered, isNoneOffered);
  return (
    <div role="status" aria-label={texts.label}>
      {offered && (
        <ErrorBoundary onError={snackbar.retry} fallbackRender={() => null}>
          <Suspense fallback={null}>
            <snackbar.Component updates={updates} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
