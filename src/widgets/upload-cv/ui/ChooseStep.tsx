import { useEffect, useId, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CvReading } from '@titian/cv-reader';
import { FileButton } from '@/shared/ui/FileButton';
import { HelperText } from '@/shared/ui/field';
import { useReading } from '../model/use-reading';
import { texts } from './texts';

const ACCEPT = [
  '.pdf,.docx,.json,.zip,application/pdf,application/json,application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join();

/** A file that is read within this time, shows its result alone. */
const PROGRESS_AFTER_MS = 300;

const Choice = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  p: { minWidth: 0, overflowWrap: 'anywhere', color: vars.palette.text.secondary },
}));

function Progress({ fileName, onStop }: { fileName: string; onStop: () => void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), PROGRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ mt: 2, minHeight: 72 }}>
      <div role="status">
        {isShown && <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.reading(fileName)}</Typography>}
      </div>
      {isShown && (
        <>
          <LinearProgress aria-label={texts.reading(fileName)} sx={{ my: 1 }} />
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- "Submit" has lost the focus, which it had */}
          <Button autoFocus onClick={onStop} sx={{ ml: -1.5 }}>
            {texts.stop}
          </Button>
        </>
      )}
    </Box>
  );
}

interface ChooseStepProps {
  onRead: (reading: CvReading, file: File) => void;
  onClose: () => void;
}

/** The first step: a file is chosen, and read once it is submitted. Specification 2, section 2. */
export function ChooseStep({ onRead, onClose }: ChooseStepProps) {
  const [file, setFile] = useState<File | null>(null);
  const { phase, read, reset } = useReading(onRead);
  const [isMissing, setIsMissing] = useState(false);
  const errorId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const isReading = phase.name === 'reading';
  const wasReading = useRef(false);

  // "Batal" has gone with the progress, and "Submit" could not keep the focus.
  useEffect(() => {
    if (wasReading.current && !isReading) submitButton.current?.focus();
    wasReading.current = isReading;
  }, [isReading]);

  const refusal = phase.name === 'refused' ? texts.refusals[phase.reason] : null;
  const error = isMissing ? texts.fileMissing : refusal;

  return (
    <>
      <DialogContent>
        <Alert severity="info" role="note" style={{ marginBottom: 16 }}>
          {texts.onDevice}
        </Alert>
        <Choice>
          <FileButton
            name="cv"
            label={texts.choose}
            accept={ACCEPT}
            invalid={error !== null}
            describedBy={error ? errorId : undefined}
            disabled={isReading}
            onChoose={(chosen) => {
              reset();
              setIsMissing(false);
              setFile(chosen);
            }}
          />
          <Typography variant="body2">{file ? file.name : texts.noFile}</Typography>
        </Choice>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.kinds}
        </Typography>
        <HelperText id={errorId} error role="alert" sx={{ mx: 0, mt: 1 }}>
          {error}
        </HelperText>
        {isReading && file && <Progress fileName={file.name} onStop={reset} />}
      </DialogContent>
      <DialogActions>
        <Button lang="en" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          ref={submitButton}
          lang="en"
          variant="contained"
          loading={isReading}
          onClick={() => (file ? void read(file) : setIsMissing(true))}
        >
          {texts.submit}
        </Button>
      </DialogActions>
    </>
  );
}
