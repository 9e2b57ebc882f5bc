import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { HiddenJob } from '../model/match-settings';
import { texts } from '../texts';

interface HiddenJobsProps {
  dismissed: readonly HiddenJob[];
  withdrawn: readonly HiddenJob[];
  onBringBack: (job: HiddenJob) => void;
}

/** The jobs that the candidate dismissed, or whose application was withdrawn, with a way to bring each back. */
export function HiddenJobs({ dismissed, withdrawn, onBringBack }: HiddenJobsProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = dismissed.length + withdrawn.length;
  if (count === 0) return null;
  const row = (job: HiddenJob, note: string) => (
    <li key={String(job.id)}>
      <span>
        {job.title} · {job.company.name}
        {note}
      </span>
      <Button size="small" aria-label={texts.bringBackOf(job.title)} onClick={() => onBringBack(job)}>
        {texts.bringBack}
      </Button>
    </li>
  );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.dismissedList(count)}
      </Button>
      {isOpen && (
        <ul id={listId} className="match-hidden">
          {dismissed.map((job) => row(job, ''))}
          {withdrawn.map((job) => row(job, ` · ${texts.withdrawn}`))}
        </ul>
      )}
    </>
  );
}
