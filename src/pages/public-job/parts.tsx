import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';

/** "Apply" and the hint below it. */
export const ApplyColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: theme.spacing(1),
}));

/** The room of "Laporkan lowongan" while that is on its way. */
export function ReportJobPlaceholder() {
  return (
    <Button aria-hidden disabled tabIndex={-1} sx={{ alignSelf: 'start', visibility: 'hidden' }}>
      {'\u00a0'}
    </Button>
  );
}
