import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { AccountDialog } from '@/entities/session';
import { logFailure } from '@/shared/lib/logging';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { loadDialog } from '../model/load-dialog';
import { texts } from '../texts';

interface LazyDialogProps {
  name: AccountDialog;
  /** The dialog's chunk could not be had. */
  onFailure: () => void;
}

/** A spinner that shows only where the network is slow. */
const Waiting = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.primary.main,
  '@keyframes appear': { from: { opacity: 0 } },
  animation: 'appear 0.1s 0.3s backwards',
}));

const waiting = (
  <Waiting>
    <CircularProgress color="inherit" aria-label={texts.loading} />
  </Waiting>
);

/** One account dialog, with its chunk fetched. Not `React.lazy`, which would keep a failed fetch for good. */
export function LazyDialog({ name, onFailure }: LazyDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);

  useEffect(() => {
    let wanted = true;
    loadDialog(name).then(
      (component) => {
        if (wanted) setDialog(() => component);
      },
      (error: unknown) => {
        logFailure(`the dialog ${name} could not be loaded`, error);
        if (wanted) onFailure();
      },
    );
    return () => {
      wanted = false;
    };
  }, [name, onFailure]);

  return Dialog ? <Dialog /> : waiting;
}
