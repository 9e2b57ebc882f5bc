import { useEffect } from 'react';
import type { ReactNode } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDownloadCvMutation } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { texts } from '../texts';

interface DownloadCvButtonProps {
  /** Further buttons beside this one. */
  children?: ReactNode;
}

/** Downloads the generated CV as CV.pdf; a failure is told, with a way to try again. Specification 2, section 2. */
export function DownloadCvButton({ children }: DownloadCvButtonProps) {
  const [download, { isLoading, error }] = useDownloadCvMutation();
  useEffect(() => {
    if (error) logFailure('the CV could not be downloaded', error);
  }, [error]);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          lang="en"
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={isLoading}
          onClick={() => void download()}
          sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 200 }}
        >
          {isLoading ? texts.downloading : texts.download}
        </Button>
        {children}
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={() => void download()}>
              {texts.retry}
            </Button>
          }
        >
          {describeError(error, texts.failed)}
        </Alert>
      )}
    </Box>
  );
}
