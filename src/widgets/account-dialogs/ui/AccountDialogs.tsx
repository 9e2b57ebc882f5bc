import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountDialogClosed, selectAccountDialog } from '@/entities/session';
import { useToast } from '@/shared/ui/toast';
import { usePendingJob } from '../model/use-pending-job';
import { texts } from '../texts';
import { LazyDialog } from './LazyDialog';

/** The one account dialog that is open, on whichever page. Specification 1, section 2. */
export function AccountDialogs() {
  const dispatch = useDispatch();
  const { showError } = useToast();
  const open = useSelector(selectAccountDialog);
  usePendingJob();

  const handleFailure = useCallback(() => {
    dispatch(accountDialogClosed());
    showError(texts.failed);
  }, [dispatch, showError]);

  return open && <LazyDialog key={open} name={open} onFailure={handleFailure} />;
}
