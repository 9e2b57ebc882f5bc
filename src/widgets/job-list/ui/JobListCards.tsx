import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { JobCardSkeleton } from '@/entities/job';
import type { Job } from '@/entities/job';
import { JobListItem } from './JobListItem';

/** One column on a phone, two from the middle width on. */
const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(2.5) },
}));

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** The cards of one page; without jobs yet, as many that stand for them. */
export const JobListCards = memo(function JobListCards({ jobs }: { jobs: readonly Job[] | undefined }) {
  return (
    // Without its bullets, Safari would not take it for a list any more.
    <Grid role="list">
      {jobs
        ? jobs.map((job) => (
            <li key={job.id}>
              <JobListItem job={job} />
            </li>
          ))
        : SKELETONS.map((index) => (
            <li key={index}>
              <JobCardSkeleton />
            </li>
          ))}
    </Grid>
  );
});
