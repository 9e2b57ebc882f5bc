import { styled } from '@mui/material/styles';
import type { StepState } from '../model/pipeline';

/** Diameter of a step's mark, in pixels. */
const MARK = 32;

/** The steps: under one another on a phone, side by side on a wide screen. */
export const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
}));

/** One step, with the line that leads to it. */
export const Step = styled('li')<{ state: StepState }>(({ theme, state }) => {
  const reached = state !== 'upcoming';
  const colour = reached ? theme.vars.palette.success.main : theme.vars.palette.track;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    paddingBottom: theme.spacing(2),
    '&:last-of-type': { paddingBottom: 0 },
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      width: 2,
      left: MARK / 2 - 1,
      // From under the mark above to the top of this one.
      top: `calc(${theme.spacing(-2)} - 4px)`,
      height: `calc(${theme.spacing(2)} + 8px)`,
      backgroundColor: colour,
    },
    [theme.breakpoints.up('md')]: {
      flexDirection: 'column',
      gap: theme.spacing(1),
      padding: theme.spacing(0, 0.5),
      textAlign: 'center',
      '&:not(:first-of-type)::before': {
        width: `calc(100% - ${MARK + 12}px)`,
        height: 2,
        left: `calc(-50% + ${MARK / 2 + 6}px)`,
        top: MARK / 2 - 1,
      },
    },
  };
});

/** The round mark of a step; its colour and its icon both tell the state. */
export const StepMark = styled('span')<{ state: StepState }>(({ theme, state }) => {
  const { palette } = theme.vars;
  const filled = { complete: palette.success, current: palette.primary, rejected: palette.error };
  const colour = state === 'upcoming' ? undefined : filled[state];
  return {
    flexShrink: 0,
    zIndex: 1,
    width: MARK,
    height: MARK,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: colour?.contrastText ?? palette.text.secondary,
    backgroundColor: colour?.main ?? palette.background.paper,
    border: `2px solid ${colour?.main ?? palette.track}`,
    boxShadow: state === 'current' ? `0 0 0 4px ${palette.tint.primary}` : 'none',
  };
});
