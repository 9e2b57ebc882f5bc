import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { HiddenJob } from '../model/match-settings';
import { texts } from '../texts';

interface HiddenJobsProps {
  dismissed: readonly HiddenJob[];
  onBringBack: (job: HiddenJob) => void;
}

/** The jobs that the candidate dismissed, with a way to bring each back. */
export function HiddenJobs({ dismissed, onBringBack }: HiddenJobsProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  if (dismissed.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.dismissedList(dismissed.length)}
      </Button>
      {isOpen && (
        <ul id={listId} className="match-hidden">
          {dismissed.map((job) => (
            <li key={String(job.id)}>
              {job.title} · {job.company.name}
              <Button size="small" aria-label={texts.bringBackOf(job.title)} onClick={() => onBringBack(job)}>
                {texts.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
