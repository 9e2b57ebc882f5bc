import { useEffect } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDownloadCvMutation } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';

/** Downloads the generated CV as CV.pdf; a failure is told, with a way to try again. Specification 2, section 2. */
export function DownloadCvButton() {
  const [download, { isLoading, error }] = useDownloadCvMutation();
  useEffect(() => {
    if (error) logFailure('the CV could not be downloaded', error);
  }, [error]);
  return (
    <Box>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        disabled={isLoading}
        onClick={() => void download()}
        sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 200 }}
      >
        {isLoading ? 'Downloading...' : 'Download Resume'}
      </Button>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void download()}>
              Coba lagi
            </Button>
          }
        >
          {describeError(error, 'CV tidak dapat diunduh. Periksa koneksi internet Anda, lalu coba lagi.')}
        </Alert>
      )}
    </Box>
  );
}
