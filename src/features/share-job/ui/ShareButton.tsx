import { useState } from 'react';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import IconButton from '@mui/material/IconButton';
import type { Job } from '@/entities/job';
import { ShareJobDialog } from './ShareJobDialog';

/** Opens the dialog to share a vacancy. A closed one can no longer be shared. Specification 1, section 2. */
export function ShareButton({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={`Share ${job.title}`} disabled={!job.isOpen} onClick={() => setOpen(true)}>
        <ShareIcon />
      </IconButton>
      {open && <ShareJobDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
