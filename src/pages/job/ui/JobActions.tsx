import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { JobDetail } from '@/entities/job';
import { ApplyButton } from '@/features/apply-job';
import { Icon } from '@/shared/ui/icon';

/** Bookmarking and sharing do nothing on this screen (specification 1, section 2): the buttons say where they work. */
const INERT = [
  { label: 'Bookmark', icon: 'M6 4h12v16l-6-2.7L6 20z' },
  {
    label: 'Share',
    icon: 'm8 11 8-4.7M8 13l8 4.7M18 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M18 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  },
];

/** Apply, bookmark and share. Specification 1, section 2, "Job detail screen". */
export function JobActions({ job }: { job: JobDetail }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ApplyButton key={job.id} job={job} />
      {INERT.map(({ label, icon }) => (
        <Tooltip key={label} describeChild title="Simpan dan bagikan tersedia di daftar lowongan" enterTouchDelay={0}>
          <IconButton
            aria-label={`${label} ${job.title}`}
            aria-disabled
            sx={{ border: 1, borderColor: 'divider', color: 'text.disabled', cursor: 'default' }}
          >
            <Icon path={icon} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
