import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useToast } from '../toast';
import { texts } from '../texts';

interface Closable {
  onClose: () => void;
}

/** A chunk that comes within this time, shows its dialog alone. */
const PROGRESS_AFTER_MS = 300;

/** Nothing at first: drawing it would delay the dialog on a slow phone. */
function Loading() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PROGRESS_AFTER_MS);
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

const UnavailableDialog = lazyPart(
  'the dialog of a failure',
  async () => (await import('./UnavailableDialog')).UnavailableDialog,
  { Placeholder: Loading, Failure: FailureToast, isUrgent: true },
);

/**
 * A dialog is a part that is fetched when it opens. When its chunk cannot be fetched, or it throws, another dialog says
 * so and offers a retry; the page under it continues. That dialog is a part too: few pages need one early.
 *
 * @param load fetches the chunk
 */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart('a dialog', load, {
    Placeholder: Loading,
    Failure: ({ onClose, onRetry }) => <UnavailableDialog onClose={onClose} onRetry={onRetry} />,
    isUrgent: true,
  });
