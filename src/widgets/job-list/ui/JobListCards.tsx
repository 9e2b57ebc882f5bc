import { Fragment, memo } from 'react';
import { useSelector } from 'react-redux';
import { useKnownApplications } from '@/entities/application';
import { JobCardSkeleton } from '@/entities/job';
import type { FoundJob, Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { RelatedHeading, matchReason } from '@/features/find-more-jobs';
import { Block } from '@/shared/ui/feedback';
import { JobListItem } from './JobListItem';

const SKELETONS = Array.from({ length: 10 }, (_, index) => (
  <li key={index}>
    <JobCardSkeleton />
  </li>
));

/** The last cards of a page, whose jobs match elsewhere than in the title. */
export interface RelatedPart {
  /** Index of the first of them. */
  start: number;
  /** How many there are on all pages. */
  count: number;
  /** Words that the search did without. */
  dropped: readonly string[];
}

interface JobListCardsProps {
  /** Undefined while they are on their way. */
  jobs: readonly FoundJob[] | undefined;
  related?: RelatedPart | undefined;
  /** The same function each time. */
  onOpen: (job: Job) => void;
}

/** The cards of one page; without jobs yet, as many placeholders. */
export const JobListCards = memo(function JobListCards({ jobs, related, onOpen }: JobListCardsProps) {
  useKnownApplications(useSelector(selectSession)?.userId ?? null);
  return (
    // Without its bullets, Safari would not take it for a list any more.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same
    <ul role="list" className="job-cards">
      {jobs
        ? jobs.map(({ job, matchedIn }, place) => (
            // By place: it takes half as long to change a card's texts as to make another card.
            <Fragment key={place}>
              {place === related?.start && (
                <li className="job-cards-heading">
                  <RelatedHeading count={related.count} dropped={related.dropped} />
                </li>
              )}
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
