import { useState } from 'react';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { useCapability } from '@/entities/capability';
import type { JobDetail } from '@/entities/job';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from './texts';

const ReportDialog = lazyDialog(async () => (await import('./ReportDialog')).ReportDialog);

/** "Laporkan lowongan", with or without a session, where the provider takes reports. Specification 4, section 7. */
export function ReportJob({ job }: { job: JobDetail }) {
  const takesReports = useCapability('jobReports');
  const [open, setOpen] = useState(false);
  if (!takesReports) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FlagOutlinedIcon />}
        sx={{ alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {texts.report}
      </Button>
      {open && <ReportDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
