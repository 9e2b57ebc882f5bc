import { Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logFailure } from '@/shared/lib/logging';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useToast } from '../toast';
import { texts } from './texts';

interface Closable {
  onClose: () => void;
}

/** Seen only where loading takes long enough to wonder. */
const Loading = () => (
  <Backdrop
    open
    transitionDuration={200}
    style={{ transitionDelay: '300ms' }}
    sx={{ zIndex: 'modal', color: 'common.white' }}
  >
    <CircularProgress color="inherit" aria-label={texts.loading} />
  </Backdrop>
);

/** Where not even the dialog that says so can be fetched. */
function GiveUp({ onClose }: Closable) {
  const { showError } = useToast();
  useEffect(() => {
    showError(`${texts.unavailable}. ${texts.checkConnection}`);
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, []);
  return null;
}

const unavailable = lazyWithRetry(async () => (await import('./UnavailableDialog')).UnavailableDialog);

/**
 * A dialog in a chunk of its own, fetched when it opens. One that cannot be fetched, or breaks, says so in its place and
 * can be tried again; the page under it goes on. What says so is a chunk too: few pages need a dialog at first.
 *
 * @param load fetches the chunk
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const dialog = lazyWithRetry(load);

  return function LazyDialog(props: Props) {
    return (
      <ErrorBoundary
        onError={(error) => logFailure('a dialog could not be shown', error)}
        onReset={dialog.retry}
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorBoundary onError={unavailable.retry} fallbackRender={() => <GiveUp onClose={props.onClose} />}>
            <Suspense fallback={<Loading />}>
              <unavailable.Component onClose={props.onClose} onRetry={() => resetErrorBoundary()} />
            </Suspense>
          </ErrorBoundary>
        )}
      >
        <Suspense fallback={<Loading />}>
          <dialog.Component {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
