import { useEffect, useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { Job } from '@/entities/job';
import type { JobMatch } from '@/entities/job-search';
import { Block } from '@/shared/ui/feedback';
import { matchReason } from '../model/match-reason';
import { texts } from '../texts';
import { JobListItem } from './JobListItem';

/** How many are shown at first, and how many more at each press. */
const FIRST = 5;
const MORE = 10;

interface RelatedListProps {
  /** At least one, the best first. */
  matches: readonly JobMatch<Job>[];
  /** The same function each time. */
  onOpen: (job: Job) => void;
}

/** The region "Juga cocok": its own count, and each vacancy with the reason why it is there. */
export function RelatedList({ matches, onOpen }: RelatedListProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(FIRST);
  const [focused, setFocused] = useState<number | null>(null);

  // Who reads on by keyboard comes to the first that was added.
  useEffect(() => {
    if (focused !== null) list.current?.children[focused]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [focused]);

  function handleMore() {
    setFocused(count);
    setCount(count + MORE);
  }

  return (
    <section aria-labelledby={headingId} className="related">
      <h2 id={headingId} className="related-title">
        {texts.related}
      </h2>
      <p className="related-count" aria-live="polite">
        {texts.count(matches.length)}
      </p>
      {/* Without its bullets, Safari would not take it for a list any more. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same */}
      <ul role="list" ref={list} className="job-cards">
        {matches.slice(0, count).map(({ job, matchedIn }, place) => (
          // By place, as in the list above.
          <li key={place}>
            <Block what="a job card" shows={[job]}>
              <p className="related-reason">{matchReason(matchedIn)}</p>
              <JobListItem job={job} onOpen={onOpen} />
            </Block>
          </li>
        ))}
      </ul>
      {matches.length > count && (
        <Button variant="outlined" onClick={handleMore} sx={{ mt: 2 }}>
          {texts.showMore}
        </Button>
      )}
    </section>
  );
}
