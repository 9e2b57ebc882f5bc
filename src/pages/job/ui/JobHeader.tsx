import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { JobBadges } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { formatDay } from '@/shared/lib/dates';
import { Icon } from '@/shared/ui/icon';
import { RemoteImage } from '@/shared/ui/media';
import { styled } from '@/shared/ui/styled';
import { texts } from '../texts';
import { JobActions } from './JobActions';
import { JobHeaderFrame } from './JobHeaderFrame';
import { JobName } from './JobName';
import { BANNER, LOGO } from './sizes';

const Closed = styled('span')(({ theme }) => {
  const { main } = theme.vars.palette.error;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    height: 24,
    padding: '0 7px',
    border: `1px solid ${theme.alpha(main, 0.7)}`,
    borderRadius: 8,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    color: main,
  };
});

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
              <Closed>{texts.closed}</Closed>
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
