import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { LiveRegion } from '@/shared/ui/LiveRegion';
import { useReachability } from './use-reachability';
import { texts } from './texts';

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

const TROUBLES = { offline: OFFLINE, unreachable: UNREACHABLE };

const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 65,
  // Below the menus that open from the bar at the top.
  zIndex: theme.zIndex.appBar - 1,
  [theme.breakpoints.up('md')]: { top: 73 },
}));

/** As wide as the page, its words where those of the page begin. */
const Bar = styled(Alert)(({ theme: { breakpoints, spacing, vars } }) => ({
  paddingBlock: 0,
  borderRadius: 0,
  fontWeight: 400,
  color: vars.palette.secondary.contrastText,
  backgroundColor: vars.palette.secondary.main,
  [breakpoints.up('sm')]: { paddingInline: `max(${spacing(3)}, calc(50% - ${breakpoints.values.lg / 2 - 24}px))` },
  '.MuiAlert-icon': { alignItems: 'center' },
}));

/** Says, below the bar at the top, that the connection or the provider is gone, and what can still be done. */
export function ConnectionBanner() {
  const trouble = useReachability();
  const bar = (text: ReactNode) => (
    // The live region announces it.
    <Bar role="none" severity="warning" variant="filled" icon={<CloudOffOutlinedIcon fontSize="small" />}>
      {text}
    </Bar>
  );
  const text = trouble && TROUBLES[trouble];
  return (
    <>
      <Place>{text && bar(text)}</Place>
      <LiveRegion label={texts.label}>{text}</LiveRegion>
    </>
  );
}
