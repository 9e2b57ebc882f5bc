import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Button } from '@/shared/ui/button';
import { ModalDialog } from '@/shared/ui/dialog';
import { FileButton } from '@/shared/ui/file';
import { FieldNote } from '@/shared/ui/form';
import { Notice } from '@/shared/ui/notice';
import { isPdf } from '../model/is-pdf';
import { texts } from '../texts';

/** Takes a PDF. No call is behind it, and the candidate is told so. Specification 2, sections 2 and 7. */
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
      <DialogContent sx={{ pt: 0 }}>
        <Notice kind="info" style={{ marginBottom: 16 }}>
          {texts.unavailable}
        </Notice>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FileButton
            name="cv"
            label={texts.choose}
            accept="application/pdf,.pdf"
            invalid={error !== null}
            describedBy={error ? errorId : undefined}
            onChoose={(chosen) => void choose(chosen)}
          />
          <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {file ? file.name : texts.noFile}
          </Typography>
        </Box>
        <FieldNote id={errorId} wrong role="alert">
          {error}
        </FieldNote>
        {submitted && file && (
          <Notice kind="warning" style={{ marginTop: 16 }}>
            {texts.notSaved(file.name)}
          </Notice>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="contained" onClick={submit}>
          {texts.submit}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
