import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import type { Application } from '../model/application';
import { toProgress, toSteps } from '../model/pipeline';
import { toStepWords } from '../model/standing';
import { texts } from '../texts';
import { Step, StepMark, Steps } from './progress-parts';

const STATE_ICONS = { complete: CheckIcon, current: FlagOutlinedIcon, rejected: CloseIcon };

/** Where an application stands among the eight steps. Specification 1, section 4. */
export function ProgressTracker({ application }: { application: Application }) {
  return (
    <Steps aria-label={texts.progress}>
      {toSteps(toProgress(application)).map(({ key, label, state }, index) => {
        const reached = state === 'current' || state === 'rejected';
        const StateIcon = state === 'upcoming' ? null : STATE_ICONS[state];
        return (
          <Step key={key} state={state} aria-current={reached ? 'step' : undefined}>
            <StepMark state={state} aria-hidden>
              {StateIcon ? <StateIcon sx={{ fontSize: 18 }} /> : index + 1}
            </StepMark>
            <Box>
              <Typography variant="body2" sx={{ fontWeight: reached ? 700 : 500 }}>
                {label}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary">
                {toStepWords(state, application)}
              </Typography>
            </Box>
          </Step>
        );
      })}
    </Steps>
  );
}
