import { memo, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { placeLabel } from '@/entities/job';
import type { Job } from '@/entities/job';
import { routes } from '@/shared/config';
import { ChipRow } from '@/shared/ui/ChipRow';
import type { Match } from '../model/match';
import { MOST_REASONS } from '../model/match';
import { fullReason, gapText, shortReason } from '../model/describe-reason';
import { texts } from '../texts';

interface MatchRowProps {
  match: Match<Job>;
  /** The same function each time. */
  onOpen: (job: Job) => void;
  /** The same function each time. */
  onDismiss: (job: Job) => void;
}

/** A vacancy with at most three reasons; all of them, with their points and what does not fit, on demand. */
export const MatchRow = memo(function MatchRow({ match, onOpen, onDismiss }: MatchRowProps) {
  const { job, reasons, gaps, score } = match;
  const whyId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <h3>
          <a
            href={routes.job.to(job.slug)}
            onClick={(event) => {
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen(job);
            }}
          >
            {job.title}
          </a>
        </h3>
        <p>
          {job.company.name} · {placeLabel(job)}
        </p>
        <ChipRow className="match-reasons">
          {reasons.slice(0, MOST_REASONS).map((reason) => (
            <Chip key={reason.part} size="small" variant="outlined" label={shortReason(reason)} />
          ))}
        </ChipRow>
      </div>
      <div className="match-actions">
        <Button
          size="small"
          aria-label={texts.whyOf(job.title)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? whyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.why}
        </Button>
        <Button size="small" color="inherit" aria-label={texts.dismissOf(job.title)} onClick={() => onDismiss(job)}>
          {texts.dismiss}
        </Button>
      </div>
      {isOpen && (
        <div id={whyId} className="match-why">
          <h4>{texts.fits}</h4>
          <ul>
            {reasons.map((reason) => (
              <li key={reason.part}>{fullReason(reason)}</li>
            ))}
          </ul>
          {gaps.length > 0 && (
            <>
              <h4>{texts.doesNotFit}</h4>
              <ul>
                {gaps.map((gap) => (
                  <li key={gap.part}>{gapText(gap)}</li>
                ))}
              </ul>
            </>
          )}
          <p>{texts.total(score)}</p>
        </div>
      )}
    </>
  );
});
