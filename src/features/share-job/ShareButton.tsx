import { memo, useState } from 'react';
import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import IconButton from '@mui/material/IconButton';
import type { Job } from '@/entities/job';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from './texts';

const ShareJobDialog = lazyDialog(async () => (await import('./ShareJobDialog')).ShareJobDialog);

/**
 * Opens the dialog to share a vacancy. A closed one can no longer be shared. Specification 1, section 2.
 */
export const ShareButton = memo(function ShareButton({ job }: { job: Job }) {
  // Of which job: the button may come to represent another.
  const [shared, setShared] = useState<Job['id'] | null>(null);
  return (
    <>
      <IconButton aria-label={texts.share(job.title)} disabled={!job.isOpen} onClick={() => setShared(job.id)}>
        <ShareOutlinedIcon />
      </IconButton>
      {shared === job.id && <ShareJobDialog job={job} onClose={() => setShared(null)} />}
    </>
  );
});
