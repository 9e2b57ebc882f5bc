import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Room = styled('div')(({ theme }) => ({
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.primary.main,
}));

/** While a page's chunk is on its way. Fills the screen, so that the footer stays out of sight and does not jump. */
export function RouteLoading() {
  return (
    <>
      <title>Titian</title>
      <Room>
        <CircularProgress color="inherit" aria-label={texts.loading} />
      </Room>
    </>
  );
}
