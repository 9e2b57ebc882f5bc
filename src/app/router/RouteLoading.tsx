import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** While a page's chunk is on its way. Fills the height so that the footer does not jump. */
export function RouteLoading() {
  return (
    <Box sx={{ minHeight: '70vh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label="Memuat halaman" />
    </Box>
  );
}
