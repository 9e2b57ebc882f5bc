import { useId, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FileButton } from '@/shared/ui/FileButton';
import { canReadPictures, PICTURE_TYPES } from '../model/read-picture';
import type { PictureReading, ReadingPhase } from '../model/use-picture-reading';
import { texts } from '../texts';

const neverChanges = () => () => undefined;

/** Value while a page is rendered without a browser. */
const isAssumed = () => true;

/** The progress in words, also for a screen reader. */
function messageOf(phase: ReadingPhase): string | null {
  if (phase.name === 'asking') return texts.ask;
  if (phase.name === 'reading') return phase.share === null ? texts.loading : texts.reading;
  if (phase.name === 'refused') return texts.refusals[phase.reason];
  return phase.name === 'read' ? texts.read : null;
}

const SEVERITY = { refused: 'error', read: 'success' } as const;

/** Reads an advertisement from a picture. Nothing in a browser that cannot. Specification 4, section 14. */
export function PictureInput({ reading: { phase, read, agree, cancel } }: { reading: PictureReading }) {
  const hintId = useId();
  const canRead = useSyncExternalStore(neverChanges, canReadPictures, isAssumed);
  if (!canRead) return null;
  const message = messageOf(phase);
  const isBusy = phase.name === 'reading' || phase.name === 'asking';
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <Box>
        <FileButton
          name="picture"
          label={texts.choose}
          accept={PICTURE_TYPES.join()}
          describedBy={hintId}
          onChoose={read}
        />
      </Box>
      <Typography id={hintId} variant="body2" color="textSecondary">
        {texts.kinds}
      </Typography>
      <div role="status">
        {message && (
          <Alert
            role="none"
            severity={phase.name === 'refused' || phase.name === 'read' ? SEVERITY[phase.name] : 'info'}
          >
            {message}
          </Alert>
        )}
      </div>
      {phase.name === 'reading' && (
        <LinearProgress
          aria-label={texts.reading}
          variant={phase.share === null ? 'indeterminate' : 'determinate'}
          value={Math.round((phase.share ?? 0) * 100)}
        />
      )}
      {isBusy && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {phase.name === 'asking' && (
            <Button variant="outlined" onClick={agree}>
              {texts.agree}
            </Button>
          )}
          <Button onClick={cancel}>{texts.cancel}</Button>
        </Box>
      )}
    </Box>
  );
}
