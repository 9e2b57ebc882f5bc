import { useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { appUpdates } from './app-updates';
import { texts } from './texts';
import type { Updates } from './updates';

const Notice = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  bottom: 16,
  left: 16,
  right: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  [theme.breakpoints.up('sm')]: { left: 24, right: 'auto' },
  '& > p': { margin: '0 auto 0 0' },
  '& > div': { display: 'flex', gap: theme.spacing(1) },
}));

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
        <Notice>
          <p>{texts.offer}</p>
          <div>
            <Button size="small" onClick={updates.putOff}>
              {texts.later}
            </Button>
            <Button size="small" variant="contained" loading={loading} onClick={load}>
              {texts.reload}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
