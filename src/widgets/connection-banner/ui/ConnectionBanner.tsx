import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Icon } from '@/shared/ui/icon';
import { useReachability } from '../model/use-reachability';
import { texts } from '../texts';

const CLOUD_OFF = 'M7 18h10M9 7.5A6 6 0 0 1 18 11a3.5 3.5 0 0 1 2.5 6M6 10a4 4 0 0 0 1 8M4 4l16 16';

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

/** Says, below the bar at the top, that the connection or the provider is gone, and what can still be done. */
export function ConnectionBanner() {
  const trouble = useReachability();
  const bar = (text: ReactNode) => (
    <Box sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
        <Icon path={CLOUD_OFF} size={20} />
        <Box component="p" sx={{ typography: 'body2', m: 0 }}>
          {text}
        </Box>
      </Container>
    </Box>
  );
  return (
    // Always there: a screen reader reads out what comes into it.
    <Box
      role="status"
      aria-label={texts.label}
      // Below the menus that open from the bar at the top.
      sx={({ zIndex }) => ({ position: 'sticky', top: { xs: 65, md: 73 }, zIndex: zIndex.appBar - 1 })}
    >
      {trouble === 'offline' && bar(OFFLINE)}
      {trouble === 'unreachable' && bar(UNREACHABLE)}
    </Box>
  );
}
