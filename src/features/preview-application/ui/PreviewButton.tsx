import { useState } from 'react';
import Button from '@mui/material/Button';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import type { JobDetail } from '@/entities/job';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const PreviewDialog = lazyDialog(async () => (await import('./PreviewDialog')).PreviewDialog);

interface PreviewButtonProps {
  job: JobDetail;
  /** Applies to the job; the preview has been closed. */
  onApply: () => void;
}

/** Shows what the company of a job would see of a candidate who has not applied yet. Specification 4, section 5. */
export function PreviewButton({ job, onApply }: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  const { applied } = useGetApplicationsQuery(undefined, {
    selectFromResult: ({ data }) => ({ applied: hasApplied(data ?? [], job) }),
  });
  return (
    <>
      {/* Its room stays: below the button that says so is a link to the application. */}
      <Button style={{ visibility: applied ? 'hidden' : undefined }} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && (
        <PreviewDialog
          job={job}
          canApply={!applied}
          onApply={() => {
            setOpen(false);
            onApply();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
