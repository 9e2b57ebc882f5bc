import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazyComponent } from '@/shared/lib/lazy-with-retry';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '../toast';
import { texts } from './texts';

interface Closable {
  onClose: () => void;
}

/** A chunk that comes within 300 ms shows its dialog alone. */
const loading = (
  <Backdrop open style={{ transitionDelay: '300ms' }} sx={{ zIndex: 'modal', color: 'common.white' }}>
    <CircularProgress color="inherit" aria-label={texts.loading} />
  </Backdrop>
);

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
 * A dialog in a chunk of its own, fetched when it opens. One that cannot be fetched, or breaks, says so in its place
 * and can be tried again; the page under it continues. What says so is a chunk too: few pages need a dialog at first.
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
