import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { JobBadges } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { formatDay } from '@/shared/lib/dates';
import { Icon } from '@/shared/ui/icon';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';
import { JobActions } from './JobActions';
import { JobHeaderFrame } from './JobHeaderFrame';
import { JobName } from './JobName';
import { BANNER, LOGO } from './sizes';

/** Who offers which job until when, and what can be done. Specification 1, section 2, "Job detail screen". */
export function JobHeader({ job }: { job: JobDetail }) {
  return (
    <JobHeaderFrame banner={<RemoteImage {...BANNER} src={job.company.banner} />}>
      <RemoteImage {...LOGO} src={job.company.logo} />
      <Box
        sx={{
          mt: 2,
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'flex-end' },
          justifyContent: 'space-between',
          gap: 3,
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <JobName company={job.company.name} title={job.title} />
          <JobBadges workplace={job.workplace} workingType={job.workingType} />
          <Box sx={{ mt: 1.5, minHeight: 24, color: 'text.secondary' }}>
            {job.isOpen ? (
              <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Icon path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" size={20} />
                {texts.deadline(formatDay(job.deadline))}
              </Typography>
            ) : (
              <Chip label={texts.closed} size="small" color="error" variant="outlined" />
            )}
          </Box>
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          <JobActions job={job} />
        </Box>
      </Box>
    </JobHeaderFrame>
  );
}
