import { useId, useState } from 'react';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import type { StepIconProps } from '@mui/material/StepIcon';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Application } from '../model/application';
import { toProgress, toStepCount, toSteps } from '../model/pipeline';
import type { StepState } from '../model/pipeline';
import { toStepWords } from '../model/state-sentence';
import { texts } from '../texts';
import { CurrentStep, StepMark, Steps } from './progress-parts';

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
