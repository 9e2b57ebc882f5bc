import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from '@/shared/ui/media-queries';

/** Diameter of an event's mark, in pixels. */
const MARK = 10;

export const Events = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

/** One event, with the line that leads to the one before it. */
export const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(3),
  paddingBottom: theme.spacing(2),
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: -8,
    left: MARK / 2 - 1,
    width: 2,
    backgroundColor: theme.vars.palette.track,
  },
}));

export const Mark = styled('span')({
  position: 'absolute',
  top: 5,
  left: 0,
  width: MARK,
  height: MARK,
  borderRadius: '50%',
  [FORCED_COLORS]: { border: '2px solid' },
});
