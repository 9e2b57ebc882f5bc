import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '../toast';
import { texts } from './texts';

interface Closable {
  onClose: () => void;
}

/** Visible only where loading takes long enough to wonder. */
const loading = (
  <Backdrop
    open
    transitionDuration={200}
    style={{ transitionDelay: '300ms' }}
    sx={{ zIndex: 'modal', color: 'common.white' }}
  >
    <CircularProgress color="inherit" aria-label={texts.loading} />
  </Backdrop>
);

/**
 * A component in a chunk of its own. It throws where the chunk cannot be fetched, and fetches it again once it is
 * mounted anew. Not `React.lazy`, which keeps a failure for good, and shows nothing for 300 ms after its fallback.
 */
function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function Fetched(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);

    useEffect(() => {
      if (Component) return;
      let isMounted = true;
      load().then(
        (component) => {
          loaded = component;
          if (isMounted) setComponent(() => component);
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
    return Component ? <Component {...props} /> : loading;
  };
}

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

const UnavailableDialog = fetched(async () => (await import('./UnavailableDialog')).UnavailableDialog);

/**
 * A dialog in a chunk of its own, fetched when it opens. One that cannot be fetched, or breaks, says so in its place and
 * can be tried again; the page under it goes on. What says so is a chunk too: few pages need a dialog at first.
 *
 * @param load fetches the chunk
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = fetched(load);

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
