import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useKnownApplications } from '@/entities/application';
import { JobCardSkeleton } from '@/entities/job';
import type { FoundJob, Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { matchReason } from '@/features/find-more-jobs';
import { Block } from '@/shared/ui/feedback';
import { JobListItem } from './JobListItem';

const SKELETONS = Array.from({ length: 10 }, (_, index) => (
  <li key={index}>
    <JobCardSkeleton />
  </li>
));

/** Headings by the index of the card that follows. */
export type JobHeadings = Readonly<Record<number, ReactNode>>;

interface JobListCardsProps {
  /** Undefined while they are on their way. */
  jobs: readonly FoundJob[] | undefined;
  headings?: JobHeadings | undefined;
  /** The same function each time. */
  onOpen: (job: Job) => void;
}

/** The cards of one page; without jobs yet, as many placeholders. */
export const JobListCards = memo(function JobListCards({ jobs, headings, onOpen }: JobListCardsProps) {
  useKnownApplications(useSelector(selectSession)?.userId ?? null);
  return (
    // Without its bullets, Safari would not take it for a list any more.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same
    <ul role="list" className="job-cards">
      {jobs
        ? jobs.map(({ job, matchedIn }, place) => (
            // A card whose texts change would open another job than the one that was pressed.
            <Fragment key={job.id}>
              {headings?.[place] && <li className="job-cards-heading">{headings[place]}</li>}
              <li>
                <Block what="a job card" shows={[job]}>
                  <JobListItem job={job} onOpen={onOpen} reason={matchReason(matchedIn)} />
                </Block>
              </li>
            </Fragment>
          ))
        : SKELETONS}
    </ul>
  );
});
