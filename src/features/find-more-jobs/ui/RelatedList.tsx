import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { Job } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { matchReason } from '../model/match-reason';
import type { RelatedJobs } from '../model/related-jobs';
import { texts } from '../texts';

/** How many are shown at first, and how many more at each press. */
const FIRST = 5;
const MORE = 10;

const Region = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '> h2': { ...theme.typography.h2, margin: 0 },
  '.related-count': {
    ...theme.typography.body1,
    margin: theme.spacing(0.5, 0, 2),
    color: theme.vars.palette.text.secondary,
    span: { display: 'block' },
  },
  // A long reason takes a second line.
  '.related-reason': { height: 'auto', maxWidth: '100%' },
  '.related-reason > span': { padding: theme.spacing(0.25, 1), whiteSpace: 'normal' },
}));

interface RelatedListProps {
  /** At least one, the best first. */
  related: RelatedJobs;
  /** A card of the job with the reason in it. */
  renderJob: (job: Job, reason: ReactNode) => ReactNode;
}

/** The region "Juga cocok": its own count, and each vacancy with the reason why it is there. */
export function RelatedList({ related, renderJob }: RelatedListProps) {
  const { jobs, dropped, total, loadMore } = related;
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(FIRST);
  const [focused, setFocused] = useState<number | null>(null);

  useEffect(() => {
    if (count > jobs.length) loadMore?.();
  }, [count, jobs.length, loadMore]);

  // Moves the focus of a keyboard user to the first added job.
  const isThere = focused !== null && focused < jobs.length;
  useEffect(() => {
    if (isThere) list.current?.children[focused]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [focused, isThere]);

  function handleMore() {
    setFocused(count);
    setCount(count + MORE);
  }

  return (
    <Region aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.related}</h2>
      <p className="related-count" aria-live="polite">
        <span>{texts.count(total)}</span>
        {dropped.length > 0 && <span>{texts.without(dropped.join(', '))}</span>}
      </p>
      {/* Without its bullets, Safari would not take it for a list any more. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same */}
      <ul role="list" ref={list} className="job-cards">
        {jobs.slice(0, count).map(({ job, matchedIn }, place) => (
          // By place, as in the list above.
          <li key={place}>
            <Block what="a job card" shows={[job]}>
              {renderJob(
                job,
                <Chip size="small" variant="outlined" className="related-reason" label={matchReason(matchedIn)} />,
              )}
            </Block>
          </li>
        ))}
      </ul>
      {total > Math.min(count, jobs.length) && (
        <Button variant="outlined" onClick={handleMore} sx={{ mt: 2 }}>
          {texts.showMore}
        </Button>
      )}
    </Region>
  );
}
