import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isWithdrawable } from '@/entities/application';
import type { Application } from '@/entities/application';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from './texts';

const WithdrawDialogs = lazyDialog(async () => (await import('./WithdrawDialogs')).WithdrawDialogs);

/** Says that it is done, in the place of the button that had the focus. */
function Withdrawn() {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Alert ref={shown} severity="info" role="status" tabIndex={-1}>
      {texts.withdrawn}
    </Alert>
  );
}

/**
 * Withdraws an application: the button and the dialogs that follow it, and nothing for an application that has ended. For
 * a provider that can. Specification 4, section 1.
 */
export function WithdrawApplication({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  if (!done && !open && !isWithdrawable(application)) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {done ? (
        <Withdrawn />
      ) : (
        <Button variant="outlined" aria-label={texts.withdrawFrom(application.job.title)} onClick={() => setOpen(true)}>
          {texts.withdraw}
        </Button>
      )}
      {open && (
        <WithdrawDialogs
          application={application}
          onWithdrawn={() => {
            setOpen(false);
            setDone(true);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
