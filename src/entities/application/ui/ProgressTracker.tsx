import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import type { StepIconProps } from '@mui/material/StepIcon';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Application } from '../model/application';
import { toProgress, toSteps } from '../model/pipeline';
import type { StepState } from '../model/pipeline';
import { toStepWords } from '../model/standing';
import { texts } from '../texts';
import { StepMark, Steps } from './progress-parts';

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
 * Where an application stands among the eight steps. Specification 1, section 4. A step that was reached when the job
 * closed has a red mark and is no `error`, which would call it a decision.
 */
export function ProgressTracker({ application }: { application: Application }) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
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
