import { memo, useDeferredValue } from 'react';
import { JobCardSkeleton } from '@/entities/job';
import type { Job } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { JobListItem } from './JobListItem';

/** As many as most screens show: these come with the next frame, those below them with the one after it. */
const AT_ONCE = 4;

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

interface JobListCardsProps {
  /** Undefined while they are on their way. */
  jobs: readonly Job[] | undefined;
  /** The same function each time. */
  onOpen: (job: Job) => void;
}

/** The cards of one page; without jobs yet, as many that stand for them. */
export const JobListCards = memo(function JobListCards({ jobs, onOpen }: JobListCardsProps) {
  const later = useDeferredValue(jobs);
  // A key or a press is answered once what is in sight has changed.
  const shown = jobs && later ? [...jobs.slice(0, AT_ONCE), ...later.slice(AT_ONCE)] : jobs;
  return (
    // Without its bullets, Safari would not take it for a list any more.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same
    <ul role="list" className="job-cards">
      {shown
        ? shown.map((job, place) => (
            // By place: it takes half as long to change a card's texts as to make another card.
            <li key={place}>
              <Block what="a job card" shows={[job]}>
                <JobListItem job={job} onOpen={onOpen} />
              </Block>
            </li>
          ))
        : SKELETONS.map((index) => (
            <li key={index}>
              <JobCardSkeleton />
            </li>
          ))}
    </ul>
  );
});
