import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { keyframes } from '@emotion/react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog } from './ModalDialog';

interface Closable {
  onClose: () => void;
}

const appear = keyframes({ from: { opacity: 0 } });

/** Seen only where loading takes long enough to wonder. */
const Loading = () => (
  <Backdrop open sx={{ zIndex: 'modal', animation: `${appear} 200ms 300ms backwards` }}>
    <CircularProgress aria-label="Memuat" sx={{ color: 'common.white' }} />
  </Backdrop>
);

function UnavailableDialog({ onClose, onRetry }: Closable & { onRetry: () => void }) {
  return (
    <ModalDialog title="Formulir belum dapat ditampilkan" onClose={onClose} maxWidth="xs">
      <DialogContent sx={{ pt: 0 }}>Periksa koneksi internet Anda, lalu coba lagi.</DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Tutup</Button>
        <Button variant="contained" onClick={onRetry}>
          Coba lagi
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

/**
 * A dialog in a chunk of its own, fetched when it opens. One that cannot be fetched, or breaks, says so in its place and
 * can be tried again; the page under it goes on.
 *
 * @param load fetches the chunk
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // React remembers a failed attempt for good, so that another one needs another component.
  const attempt = () => lazy(async () => ({ default: await load() }));
  const current = { Dialog: attempt() };
  const Current = (props: Props) => <current.Dialog {...props} />;

  return function LazyDialog(props: Props) {
    return (
      <ErrorBoundary
        onError={(error) => logFailure('a dialog could not be shown', error)}
        onReset={() => {
          current.Dialog = attempt();
        }}
        fallbackRender={({ resetErrorBoundary }) => (
          <UnavailableDialog onClose={props.onClose} onRetry={() => resetErrorBoundary()} />
        )}
      >
        <Suspense fallback={<Loading />}>
          <Current {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
