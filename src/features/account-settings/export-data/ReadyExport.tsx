import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDownloadExportMutation } from '@/entities/privacy';
import type { DataExport } from '@/entities/privacy';
import { describeError, isApiError, useErrorText } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { useFocusAfterWait } from '@/shared/lib/focus';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { SlowAlert } from '@/shared/ui/feedback';
import { useToast } from '@/shared/ui/toast';
import { formatSize } from './format-size';
import { texts } from './texts';

const NOT_FOUND = 404;

interface ReadyExportProps {
  current: DataExport;
  /** Gets the button: it goes with a file that has expired. */
  onDownload: (button: HTMLElement) => void;
}

/** An export's file, to be downloaded until it is deleted. */
export function ReadyExport({ current: { id, size, expiresAt }, onDownload }: ReadyExportProps) {
  const [download, { isLoading, error }] = useDownloadExportMutation();
  const keepFocus = useFocusAfterWait(isLoading);
  const { showError } = useToast();
  const handleDownload = async () => {
    try {
      await download(id).unwrap();
    } catch (failure) {
      logFailure('an export could not be downloaded', failure);
      // One that is gone leaves the page, and what is said beside it with it.
      if (isApiError(failure) && failure.status === NOT_FOUND) showError(describeError(failure, texts.downloadFailed));
    }
  };
  const failure = useErrorText(error, (reason) => describeError(reason, texts.downloadFailed));
  return (
    <>
      <Typography role="status">{texts.ready}</Typography>
      <Typography variant="body2" color="textSecondary">
        {expiresAt !== null && `${texts.until(formatMoment(expiresAt))} `}
        {texts.replaces}
      </Typography>
      {failure && (
        <Alert severity="error" lang={languageOf(failure)} sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
      {isLoading && <SlowAlert text={texts.downloading} />}
      <Button
        variant="contained"
        startIcon={<FileDownloadOutlinedIcon />}
        loading={isLoading}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          onDownload(currentTarget);
          void handleDownload();
        }}
        sx={{ my: 1.5 }}
      >
        {texts.download(size === null ? null : formatSize(size))}
      </Button>
    </>
  );
}
