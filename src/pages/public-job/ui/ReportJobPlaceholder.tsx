import Button from '@mui/material/Button';

/** The room of "Laporkan lowongan" while that is on its way. */
export function ReportJobPlaceholder() {
  return (
    <Button aria-hidden disabled tabIndex={-1} sx={{ alignSelf: 'start', visibility: 'hidden' }}>
      {'\u00a0'}
    </Button>
  );
}
