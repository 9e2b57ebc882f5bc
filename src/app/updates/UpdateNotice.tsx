import { useState, useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
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
      {offered && (
        <Paper
          elevation={6}
          sx={{
            position: 'fixed',
            zIndex: 'appBar',
            bottom: 16,
            left: { xs: 16, sm: 24 },
            right: { xs: 16, sm: 'auto' },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            px: 2,
            py: 1.5,
          }}
        >
          <Typography sx={{ mr: 'auto' }}>{texts.offer}</Typography>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" onClick={updates.putOff}>
              {texts.later}
            </Button>
            <Button size="small" variant="contained" loading={loading} onClick={load}>
              {texts.reload}
            </Button>
          </Box>
        </Paper>
      )}
    </div>
  );
}
