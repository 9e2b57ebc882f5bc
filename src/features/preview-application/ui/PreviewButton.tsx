import { useState } from 'react';
import Button from '@mui/material/Button';
import type { JobDetail } from '@/entities/job';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const PreviewDialog = lazyDialog(async () => (await import('./PreviewDialog')).PreviewDialog);

/** Shows what the company of a job would see of the candidate. Specification 4, section 5. */
export function PreviewButton({ job }: { job: JobDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.title}</Button>
      {open && <PreviewDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
