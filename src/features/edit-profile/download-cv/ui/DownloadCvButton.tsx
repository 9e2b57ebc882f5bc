import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MissingCharacters, useDownloadCvMutation } from '@/entities/profile/candidate';
import { describeFailure, useErrorText } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

// Side by side where there is room; else as wide as the card.
const Buttons = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [breakpoints.down('sm')]: { button: { width: '100%' } },
}));

interface DownloadCvButtonProps {
  /** Further buttons beside this one. */
  children?: ReactNode;
}

/** Downloads the generated CV as CV.pdf; a failure is shown, with a way to try again. Specification 2, section 2. */
export function DownloadCvButton({ children }: DownloadCvButtonProps) {
  const [download, { data: result, isLoading, error }] = useDownloadCvMutation();
  const why = useErrorText(error, describeFailure);
  useEffect(() => {
    if (error) logFailure('the CV could not be downloaded', error);
  }, [error]);
  return (
    <div>
      <Buttons>
        <Button
          lang="en"
          variant="contained"
          startIcon={<FileDownloadOutlinedIcon />}
          disabled={isLoading}
          onClick={() => void download({ anyway: false })}
          style={{ minWidth: 200 }}
        >
          {isLoading ? texts.downloading : texts.download}
        </Button>
        {children}
      </Buttons>
      <MissingCharacters result={result} onDownload={() => void download({ anyway: true })} />
      {error && (
        <Alert
          severity="error"
          style={{ marginTop: 16 }}
          action={
            <Button
              color="inherit"
              size="small"
              style={{ whiteSpace: 'nowrap' }}
              onClick={() => void download({ anyway: false })}
            >
              {texts.retry}
            </Button>
          }
        >
          {texts.failed} {why}
        </Alert>
      )}
    </div>
  );
}
