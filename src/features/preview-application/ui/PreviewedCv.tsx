import { useEffect } from 'react';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DISCLOSED_FIELD_NAMES } from '@/entities/privacy';
import type { DisclosedField } from '@/entities/privacy';
import { MissingCharacters, useDownloadCvMutation } from '@/entities/profile/candidate';
import { describeFailure, useErrorText } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { texts } from './texts';

interface PreviewedCvProps {
  /** Parts of the CV that the preview does not show; null when they are not known. */
  others: readonly DisclosedField[] | null;
}

/** The CV that is sent: what else is in it, and the file itself. */
export function PreviewedCv({ others }: PreviewedCvProps) {
  const [download, { data: missing, isLoading, error }] = useDownloadCvMutation();
  const why = useErrorText(error, describeFailure);
  useEffect(() => {
    if (error) logFailure('the CV could not be downloaded', error);
  }, [error]);
  return (
    <>
      <Typography>{texts.cvText}</Typography>
      {others !== null && others.length > 0 && (
        <Typography>{texts.cvShows(others.map((field) => DISCLOSED_FIELD_NAMES[field]).join(', '))}</Typography>
      )}
      <Button
        size="small"
        startIcon={<FileDownloadOutlinedIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void download({ anyway: false })}
        sx={{ ml: -0.5 }}
      >
        {texts.openCv}
      </Button>
      {missing && <MissingCharacters characters={missing} onDownload={() => void download({ anyway: true })} />}
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {texts.cvFailed} {why}
        </Alert>
      )}
    </>
  );
}
