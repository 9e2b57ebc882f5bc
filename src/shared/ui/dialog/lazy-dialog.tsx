import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazyComponent } from '@/shared/lib/lazy-with-retry';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '../toast';
import { texts } from '../texts';

interface Closable {
  onClose: () => void;
}

/** A chunk that comes within this time, in milliseconds, shows its dialog alone. */
const PROGRESS_AFTER = 300;

/** Nothing at first: drawing it would delay the dialog on a slow phone. */
function Loading() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PROGRESS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Backdrop open sx={{ zIndex: 'modal', color: 'common.white' }}>
        <CircularProgress color="inherit" aria-label={texts.loading} />
      </Backdrop>
    )
  );
}

const loading = <Loading />;

/** Where not even the dialog that says so can be fetched. */
function FailureToast({ onClose }: Closable) {
  const { showError } = useToast();
  useEffect(() => {
    showError(`${texts.unavailable}. ${texts.checkConnection}`);
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, []);
  return null;
}

const UnavailableDialog = lazyComponent(async () => (await import('./UnavailableDialog')).UnavailableDialog, loading);

/**
 * A dialog in its own chunk, fetched when it opens. When the chunk cannot be fetched, or the dialog throws, another
 * dialog says so and offers a retry; the page under it continues. That dialog is a chunk too: few pages need one early.
 *
 * @param load fetches the chunk
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazyComponent(load, loading);

  return function LazyDialog(props: Props) {
    return (
      <ErrorBoundary
        onError={(error) => logFailure('a dialog could not be shown', error)}
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorBoundary fallbackRender={() => <FailureToast onClose={props.onClose} />}>
            <UnavailableDialog onClose={props.onClose} onRetry={() => resetErrorBoundary()} />
          </ErrorBoundary>
        )}
      >
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
}
