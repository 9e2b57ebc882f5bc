import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import { FileButton } from '@/shared/ui/FileButton';
import { HelperText } from '@/shared/ui/field';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isPdf } from '../model/is-pdf';
import { texts } from '../texts';

const Choice = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  p: { minWidth: 0, overflowWrap: 'anywhere', color: vars.palette.text.secondary },
}));

/** Takes a PDF. There is no endpoint for it, and the dialog says so. Specification 2, sections 2 and 7. */
export function UploadCvModal({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const errorId = useId();

  const choose = async (chosen: File) => {
    setSubmitted(false);
    const accepted = await isPdf(chosen).catch(() => false);
    setFile(accepted ? chosen : null);
    setError(accepted ? null : texts.noPdf);
  };
  const submit = () => {
    if (file) setSubmitted(true);
    else setError(texts.fileMissing);
  };

  return (
    <ModalDialog title={texts.upload} onClose={onClose}>
      <DialogContent>
        <Alert severity="info" style={{ marginBottom: 16 }}>
          {texts.unavailable}
        </Alert>
        <Choice>
          <FileButton
            name="cv"
            label={texts.choose}
            accept="application/pdf,.pdf"
            invalid={error !== null}
            describedBy={error ? errorId : undefined}
            onChoose={(chosen) => void choose(chosen)}
          />
          <Typography variant="body2">{file ? file.name : texts.noFile}</Typography>
        </Choice>
        <HelperText id={errorId} error role="alert">
          {error}
        </HelperText>
        {submitted && file && (
          <Alert severity="warning" style={{ marginTop: 16 }}>
            {texts.notSaved(file.name)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" onClick={submit}>
          {texts.submit}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
