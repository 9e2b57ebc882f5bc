import { memo, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { useKnownApplications } from '@/entities/application';
import { JobCardSkeleton } from '@/entities/job';
import type { Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { Block } from '@/shared/ui/feedback';
import { JobListItem } from './JobListItem';

/** As many as most screens show: where cards are drawn urgently, as the provider's response is, those below them wait. */
const AT_ONCE = 4;

const SKELETONS = Array.from({ length: 10 }, (_, index) => (
  <li key={index}>
    <JobCardSkeleton />
  </li>
));

interface JobListCardsProps {
  /** Undefined while they are on their way. */
  jobs: readonly Job[] | undefined;
  /** The same function each time. */
  onOpen: (job: Job) => void;
}

/** The cards of one page; without jobs yet, as many placeholders. */
export const JobListCards = memo(function JobListCards({ jobs, onOpen }: JobListCardsProps) {
  useKnownApplications(useSelector(selectSession)?.userId ?? null);
  const later = useDeferredValue(jobs);
  // The same as `jobs` where the search itself was deferred (`use-shown-search.ts`): all cards come together then.
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
        : SKELETONS}
    </ul>
  );
});
