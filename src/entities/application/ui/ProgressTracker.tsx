import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon, icons } from '@/shared/ui/icon';
import { toSteps } from '../model/pipeline';
import type { Progress } from '../model/pipeline';
import { texts } from '../texts';
import { Step, StepMark, Steps } from './progress-parts';

const STATE_ICONS = { complete: 'm5 12.5 5 5 9-11', current: 'M6 21V4h12l-3 4 3 4H6', rejected: icons.close };

/** Where an application stands among the eight steps. Specification 1, section 4. */
export function ProgressTracker({ progress }: { progress: Progress }) {
  return (
    <Steps aria-label={texts.progress}>
      {toSteps(progress).map(({ key, label, state }, index) => {
        const reached = state === 'current' || state === 'rejected';
        return (
          <Step key={key} state={state} aria-current={reached ? 'step' : undefined}>
            <StepMark state={state} aria-hidden>
              {state === 'upcoming' ? index + 1 : <Icon path={STATE_ICONS[state]} size={18} />}
            </StepMark>
            <Box>
              <Typography variant="body2" sx={{ fontWeight: reached ? 700 : 500 }}>
                {label}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary">
                {texts.states[state]}
              </Typography>
            </Box>
          </Step>
        );
      })}
    </Steps>
  );
}
