import Button from '@mui/material/Button';
import Stepper from '@mui/material/Stepper';
import { stepClasses } from '@mui/material/Step';
import { stepConnectorClasses } from '@mui/material/StepConnector';
import { stepLabelClasses } from '@mui/material/StepLabel';
import { styled } from '@mui/material/styles';
import type { StepState } from '../model/pipeline';

/** Diameter of a step's mark, in pixels. */
const MARK = 32;

/** The current step in one line, which unfolds all of them. */
export const CurrentStep = styled(Button)({
  width: '100%',
  justifyContent: 'space-between',
  padding: '8px 0',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  svg: { flexShrink: 0, transition: 'rotate 0.2s' },
  '&[aria-expanded=true]': { marginBottom: 8, svg: { rotate: '180deg' } },
});

/** The steps: under one another on a phone, side by side on a wide screen. */
export const Steps = styled(Stepper)(({ theme }) => {
  const { palette } = theme.vars;
  const line = `& .${stepConnectorClasses.line}`;
  return {
    [`.${stepLabelClasses.root}`]: { padding: 0 },
    [`.${stepLabelClasses.iconContainer}`]: { zIndex: 1, paddingRight: theme.spacing(1.5) },
    [`.${stepLabelClasses.labelContainer}, .${stepLabelClasses.label}`]: { color: 'inherit' },
    [`.${stepLabelClasses.label}`]: { fontWeight: 500, '&.Mui-active': { fontWeight: 700 } },
    [`.${stepConnectorClasses.root}`]: {
      [line]: { borderColor: palette.track },
      [`&.Mui-active ${line.slice(2)}, &.Mui-completed ${line.slice(2)}`]: { borderColor: palette.success.main },
    },
    [`.${stepConnectorClasses.vertical}`]: {
      // From mark to mark, which are lower than the words beside them.
      margin: `-4px 0 -4px ${MARK / 2 - 1}px`,
      [line]: { minHeight: 24, borderLeftWidth: 2 },
    },
    [`.${stepClasses.alternativeLabel}`]: {
      minWidth: 0,
      padding: theme.spacing(0, 0.5),
      [`.${stepLabelClasses.iconContainer}`]: { padding: 0 },
      [`.${stepLabelClasses.label}`]: { marginTop: theme.spacing(1) },
      [`.${stepConnectorClasses.root}`]: {
        top: MARK / 2 - 1,
        left: `calc(-50% + ${MARK / 2 + 6}px)`,
        right: `calc(50% + ${MARK / 2 + 6}px)`,
        [line]: { borderTopWidth: 2 },
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
