import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ImageFrame } from '@/shared/ui/media';
import { BackToJobs } from './BackToJobs';
import { JobFrame } from './JobFrame';
import { JobHeaderFrame } from './JobHeaderFrame';
import { JobName } from './JobName';
import { JobSkeleton } from './JobSkeleton';
import { BANNER, LOGO } from './sizes';

interface JobPlaceholderProps {
  company: string;
  title: string;
  /** Addresses of images. */
  banner: string;
  logo: string;
}

/** What stands for a job's page until the app runs, where whoever sends the page knows which job it is. */
export function JobPlaceholder({ company, title, banner, logo }: JobPlaceholderProps) {
  const header = (
    <JobHeaderFrame banner={<ImageFrame {...BANNER} src={banner} eager />}>
      <ImageFrame {...LOGO} src={logo} eager />
      <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        <JobName company={company} title={title} />
      </Box>
      <Skeleton width={160} height={24} />
      <Skeleton width={220} height={24} sx={{ mt: 1.5 }} />
      <Skeleton width={240} height={46} sx={{ mt: 3, display: { md: 'none' } }} />
    </JobHeaderFrame>
  );
  return (
    <JobFrame>
      <BackToJobs />
      <JobSkeleton header={header} />
    </JobFrame>
  );
}
