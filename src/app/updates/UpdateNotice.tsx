import { useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { appUpdates } from './app-updates';
import { texts } from './texts';
import type { Updates } from './updates';

/** What a page says that the build has rendered. */
const isNoneOffered = () => false;

/** Offers a newer build of the app, at the bottom and below any dialog: nobody has to leave a form for it. */
export function UpdateNotice({ updates = appUpdates }: { updates?: Updates }) {
  const offered = useSyncExternalStore(updates.subscribe, updates.isOffered, isNoneOffered);
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void updates.load();
  };

  return (
    <div role="status" aria-label={texts.label}>
      <Snackbar
        open={offered}
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
    </div>
  );
}
