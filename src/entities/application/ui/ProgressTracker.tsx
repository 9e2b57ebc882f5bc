import { useId, useState } from 'react';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Step, { stepClasses } from '@mui/material/Step';
import StepLabel, { stepLabelClasses } from '@mui/material/StepLabel';
import type { StepIconProps } from '@mui/material/StepIcon';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Button from '@mui/material/Button';
import Stepper from '@mui/material/Stepper';
import { stepConnectorClasses } from '@mui/material/StepConnector';
import { styled } from '@mui/material/styles';
import type { Application } from '../model/application';
import { toProgress, toStepCount, toSteps } from '../model/pipeline';
import type { StepState } from '../model/pipeline';
import { toStepWords } from '../model/state-sentence';
import { texts } from '../texts';

/** Diameter of a step's mark, in pixels. */
const MARK = 32;

/** The current step in one line, which unfolds all of them. */
const CurrentStep = styled(Button)({
  width: '100%',
  justifyContent: 'space-between',
  padding: '8px 0',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  svg: { flexShrink: 0, transition: 'rotate 0.2s' },
  '&[aria-expanded=true]': { marginBottom: 8, svg: { rotate: '180deg' } },
});

/** The steps: under one another on a phone, side by side on a wide screen. */
const Steps = styled(Stepper)(({ theme }) => {
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
const StepMark = styled('span')<{ state: StepState }>(({ theme, state }) => {
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

const STATE_ICONS = { complete: CheckIcon, current: FlagOutlinedIcon, rejected: CloseIcon };

/** A step's number until it is reached, its state's icon from then on. */
const mark = (state: StepState) =>
  function Mark({ icon }: Pick<StepIconProps, 'icon'>) {
    const StateIcon = state === 'upcoming' ? null : STATE_ICONS[state];
    return (
      <StepMark state={state} aria-hidden>
        {StateIcon ? <StateIcon sx={{ fontSize: 18 }} /> : icon}
      </StepMark>
    );
  };

const MARKS = {
  complete: mark('complete'),
  current: mark('current'),
  upcoming: mark('upcoming'),
  rejected: mark('rejected'),
};

/**
 * The eight steps, with the state of each. Specification 1, section 4. A step that was reached when the job
 * closed has a red mark and is no `error`, which would call it a decision.
 */
function AllSteps({ application, isWide }: { application: Application; isWide: boolean }) {
  return (
    <Steps
      aria-label={texts.progress}
      orientation={isWide ? 'horizontal' : 'vertical'}
      alternativeLabel={isWide}
      activeStep={-1}
    >
      {toSteps(toProgress(application)).map(({ key, label, state }) => {
        const isReached = state === 'current' || state === 'rejected';
        return (
          <Step
            key={key}
            active={isReached}
            completed={state === 'complete'}
            disabled={state === 'upcoming'}
            aria-current={isReached ? 'step' : undefined}
          >
            <StepLabel
              slots={{ stepIcon: MARKS[state] }}
              optional={
                <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                  {toStepWords(state, application)}
                </Typography>
              }
            >
              {label}
            </StepLabel>
          </Step>
        );
      })}
    </Steps>
  );
}

/**
 * Where an application stands among the eight steps. On a phone it is one line that unfolds them; on a wider screen and on
 * paper all of them are there. Specification 1, section 4.
 */
export function ProgressTracker({ application }: { application: Application }) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [expanded, setExpanded] = useState(false);
  const stepsId = useId();
  return (
    <>
      {!isWide && (
        <CurrentStep aria-expanded={expanded} aria-controls={stepsId} onClick={() => setExpanded(!expanded)}>
          {toStepCount(application.status)}
          <ExpandMoreIcon fontSize="small" />
        </CurrentStep>
      )}
      <Box id={stepsId} hidden={!isWide && !expanded} sx={{ '@media print': { display: 'block' } }}>
        <AllSteps application={application} isWide={isWide} />
      </Box>
    </>
  );
}
