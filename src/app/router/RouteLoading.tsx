import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { texts } from './texts';

/** While a page's chunk is on its way. Fills the screen, so that the footer stays out of sight and does not jump. */
export function RouteLoading() {
  return (
    <>
      <title>Titian</title>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
        <CircularProgress aria-label={texts.loading} />
      </Box>
    </>
  );
}
