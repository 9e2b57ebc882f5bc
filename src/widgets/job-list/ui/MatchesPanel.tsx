import { useSelector } from 'react-redux';
import { useCapability } from '@/entities/capability';
import { JobCardSkeleton } from '@/entities/job';
import { selectIsSessionUnknown, selectSession } from '@/entities/session';
import { useIsHydrated } from '@/shared/lib/hydration';
import { lazyPart } from '@/shared/lib/lazy-part';
import { styled } from '@mui/material/styles';
import type { OpenJob } from '../model/use-open-job';
import { JobListItem } from './JobListItem';

const Matches = lazyPart('the best matches', async () => (await import('@/features/best-matches')).Matches, {
  Failure: () => <span data-settled="" />,
});

/**
 * Room of the matches above the list. While they are on their way, the list waits behind placeholders, so that no card
 * moves; for a visitor there is room for the row of choices, which a wide screen has beside the tabs.
 */
const MatchRoom = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 48 },
  '.match-skeleton': { display: 'none', clear: 'left' },
  '&[data-waits]:not(:has([data-settled])), &:has([data-pending])': {
    '.match-skeleton': { display: 'grid' },
    '& ~ *': { display: 'none' },
  },
}));

interface MatchesPanelProps {
  onOpen: OpenJob;
  /** Number of all jobs. */
  total?: number;
}

/** The best matches, as the first cards of "For You". */
export function MatchesPanel({ onOpen, total }: MatchesPanelProps) {
  const owner = useSelector(selectSession)?.userId ?? null;
  const isServed = useCapability('matches');
  const isUnknown = useSelector(selectIsSessionUnknown);
  const isHydrated = useIsHydrated();
  // From the first paint on: a list that is hidden once it is seen loses a press.
  const waits = isServed && (owner !== null || isUnknown);
  return (
    <MatchRoom className="match-room" data-waits={waits ? '' : undefined}>
      {isServed && (
        <Matches
          owner={owner}
          total={total}
          renderCard={(job, reason) => <JobListItem job={job} onOpen={onOpen} reason={reason} />}
        />
      )}
      {isServed && (isHydrated || waits) && (
        <ul className="job-cards match-skeleton" aria-hidden>
          {Array.from({ length: 5 }, (_, index) => (
            <li key={index}>
              <JobCardSkeleton />
            </li>
          ))}
        </ul>
      )}
    </MatchRoom>
  );
}
