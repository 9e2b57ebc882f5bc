import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { texts } from './texts';
import type { Updates } from './updates';

/** Offers a newer build, at the bottom and below any dialog, so that it interrupts no form. */
export function UpdateSnackbar({ updates }: { updates: Updates }) {
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void updates.load();
  };
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={0}
      sx={{ zIndex: 'appBar' }}
      // The element around it announces what it says.
      slotProps={{ content: { role: undefined } }}
      message={texts.offer}
      action={
        <>
          <Button size="small" onClick={updates.putOff}>
            {texts.later}
          </Button>
          <Button size="small" variant="contained" loading={loading} onClick={load}>
            {texts.reload}
          </Button>
        </>
      }
    />
  );
}
