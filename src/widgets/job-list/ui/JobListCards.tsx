import { memo } from 'react';
import { JobCardSkeleton, JobCards } from '@/entities/job';
import type { Job } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { JobListItem } from './JobListItem';

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** The cards of one page; without jobs yet, as many that stand for them. */
export const JobListCards = memo(function JobListCards({ jobs }: { jobs: readonly Job[] | undefined }) {
  return (
    // Without its bullets, Safari would not take it for a list any more.
    <JobCards role="list">
      {jobs
        ? jobs.map((job, place) => (
            // By place: it takes half as long to change a card's texts as to make another card.
            <li key={place}>
              <Block what="a job card" shows={[job]}>
                <JobListItem job={job} />
              </Block>
            </li>
          ))
        : SKELETONS.map((index) => (
            <li key={index}>
              <JobCardSkeleton />
            </li>
          ))}
    </JobCards>
  );
});
