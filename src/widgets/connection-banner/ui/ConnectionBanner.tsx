import type { ReactNode } from 'react';
import Container from '@mui/material/Container';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { useReachability } from '../model/use-reachability';
import { texts } from '../texts';

const OFFLINE = (
  <>
    <strong>{texts.offline}</strong> {texts.offlineHint}
  </>
);

const UNREACHABLE = (
  <>
    <strong>{texts.unreachable}</strong> {texts.unreachableHint}
  </>
);

const Place = styled('div')(({ theme }) => {
  const { main, contrastText } = theme.vars.palette.secondary;
  return {
    position: 'sticky',
    top: 65,
    // Below the menus that open from the bar at the top.
    zIndex: theme.zIndex.appBar - 1,
    [theme.breakpoints.up('md')]: { top: 73 },
    '& > div': { color: contrastText, backgroundColor: main },
    '& > div > div': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      paddingBlock: theme.spacing(1),
    },
    p: { ...theme.typography.body2, margin: 0 },
  };
});

/** Says, below the bar at the top, that the connection or the provider is gone, and what can still be done. */
export function ConnectionBanner() {
  const trouble = useReachability();
  const bar = (text: ReactNode) => (
    <div>
      <Container>
        <CloudOffOutlinedIcon fontSize="small" />
        <p>{text}</p>
      </Container>
    </div>
  );
  return (
    // Always there: a screen reader announces what comes into it.
    <Place role="status" aria-label={texts.label}>
      {trouble === 'offline' && bar(OFFLINE)}
      {trouble === 'unreachable' && bar(UNREACHABLE)}
    </Place>
  );
}
