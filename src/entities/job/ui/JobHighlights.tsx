import { Fragment } from 'react';
import type { Job } from '../model/job';
import { jobHighlights } from '../model/job-highlights';
import { toStatedPay } from '../model/stated-pay';
import { texts } from '../texts';

interface JobHighlightsProps {
  job: Job;
  /** True when the candidate is known to have applied. */
  applied: boolean;
}

/** The line below a card's other lines: pay, age, education, 'Sudah dilamar'; what is not known is left out. */
export function JobHighlights({ job, applied }: JobHighlightsProps) {
  const { pay, age, education } = jobHighlights(job);
  const parts = [pay, age, education].filter((part) => part !== null);
  const statedPay = toStatedPay(job.minSalary, job.maxSalary) && pay;
  if (parts.length === 0 && !applied) return null;
  return (
    <p className="job-highlights">
      {/* The spaces are for whoever hears or copies the line: what is seen is apart by style. */}
      {parts.map((part) => (
        <Fragment key={part}>
          <span data-pay={part === statedPay || undefined}>{part}</span>{' '}
        </Fragment>
      ))}
      {applied && <strong>{texts.applied}</strong>}
    </p>
  );
}
