import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { JobDetail } from '@/entities/job';
import { logFailure } from '@/shared/lib/logging';
import { ModalDialog } from '@/shared/ui/dialog';
import { FailureState, StaleDataAlert } from '@/shared/ui/feedback';
import { useApplicationPreview } from '../model/use-application-preview';
import { texts as buttonTexts } from '../texts';
import { Gaps } from './Gaps';
import { PreviewDescriptionList } from './PreviewDescriptionList';
import { texts } from './texts';

/** Height of the content while it is loaded and afterwards: nothing moves under a finger. A low screen has less. */
const HEIGHT = 480;

interface PreviewDialogProps {
  job: JobDetail;
  /** False once the candidate has applied, possibly in another tab. */
  canApply: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** The company's view of an applicant, and the gaps to the job's requirements. Applying is never blocked. */
export function PreviewDialog({ job, canApply, onApply, onClose }: PreviewDialogProps) {
  const { preview, error, isFetching, retry, queries } = useApplicationPreview(job.id);
  useEffect(() => {
    if (error) logFailure('what the company sees could not be fetched', error);
  }, [error]);

  const content = () => {
    if (preview) {
      return (
        <>
          <StaleDataAlert of={queries} />
          <Gaps job={job} preview={preview} />
          <PreviewDescriptionList company={job.company.name} preview={preview} />
        </>
      );
    }
    if (error) return <FailureState title={texts.failed} error={error} onRetry={retry} retrying={isFetching} />;
    return (
      <Box role="status" aria-label={texts.loading}>
        {['60%', '80%', '50%', '70%'].map((width) => (
          <Skeleton key={width} width={width} height={32} />
        ))}
      </Box>
    );
  };

  return (
    <ModalDialog title={buttonTexts.title} onClose={onClose} maxWidth="sm">
      <DialogContent sx={{ '@media screen': { height: HEIGHT } }}>{content()}</DialogContent>
      <DialogActions>
        <Button variant={canApply ? 'text' : 'contained'} onClick={onClose}>
          {texts.close}
        </Button>
        {canApply && (
          <Button variant="contained" onClick={onApply}>
            {texts.apply}
          </Button>
        )}
      </DialogActions>
    </ModalDialog>
  );
}
