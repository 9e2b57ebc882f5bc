import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { placeLabel } from '@/entities/job';
import type { Job } from '@/entities/job';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';

/** Size of a logo, and of its skeleton, in pixels. */
export const LOGO_SIZE = 44;

/** One of the newest jobs; a closed one is grey and opens nothing. Specification 1, section 4. */
export function LatestJobItem({ job }: { job: Job }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
      <RemoteImage
        kind="logo"
        src={job.company.logo}
        alt=""
        width={LOGO_SIZE}
        height={LOGO_SIZE}
        style={{ borderRadius: 'var(--mui-shape-borderRadius)', filter: job.isOpen ? 'none' : 'grayscale(1)' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="h6" color={job.isOpen ? 'textPrimary' : 'textSecondary'}>
          {job.isOpen ? (
            <MuiLink component={Link} to={routes.job.to(job.slug)} color="inherit" underline="hover">
              {job.title}
            </MuiLink>
          ) : (
            job.title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {job.company.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {placeLabel(job)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {job.isOpen ? formatDay(job.createdAt) : texts.closed}
        </Typography>
      </Box>
    </Box>
  );
}
