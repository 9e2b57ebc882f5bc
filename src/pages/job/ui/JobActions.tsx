import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { JobDetail } from '@/entities/job';
import { ApplyButton } from '@/features/apply-job';

/** Bookmarking and sharing do nothing on this screen (specification 1, section 2): the buttons say where they work. */
const INERT = [
  { label: 'Bookmark', icon: <BookmarkIcon /> },
  { label: 'Share', icon: <ShareIcon /> },
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
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
