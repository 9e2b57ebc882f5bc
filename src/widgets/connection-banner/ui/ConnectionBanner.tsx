import type { ReactNode } from 'react';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useReachability } from '../model/use-reachability';

const OFFLINE = (
  <>
    <strong>Anda sedang offline.</strong> Yang pernah dibuka tetap dapat dibaca; melamar, menyimpan, dan masuk perlu
    internet.
  </>
);

const UNREACHABLE = (
  <>
    <strong>Titian belum dapat dihubungi.</strong> Yang tampil mungkin bukan data terbaru. Kami mencoba lagi.
  </>
);

/** Says, below the bar at the top, that the connection or the provider is gone, and what can still be done. */
export function ConnectionBanner() {
  const trouble = useReachability();
  const bar = (text: ReactNode) => (
    <Box sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
        <CloudOffIcon aria-hidden fontSize="small" />
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
      aria-label="Koneksi"
      // Below the menus that open from the bar at the top.
      sx={({ zIndex }) => ({ position: 'sticky', top: { xs: 65, md: 73 }, zIndex: zIndex.appBar - 1 })}
    >
      {trouble === 'offline' && bar(OFFLINE)}
      {trouble === 'unreachable' && bar(UNREACHABLE)}
    </Box>
  );
}
