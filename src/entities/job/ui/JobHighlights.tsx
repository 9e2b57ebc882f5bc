import { Fragment, useContext } from 'react';
import type { Job } from '../model/job';
import { jobHighlights } from '../model/job-highlights';
import { toStatedPay } from '@titian/rules/stated-pay';
import { texts } from '../texts';
import { JobNow } from './job-now';

interface JobHighlightsProps {
  job: Job;
  /** True when the candidate is known to have applied. */
  applied: boolean;
}

/** The line below a card's other lines: pay, age, education, 'Sudah dilamar'; what is not known is left out. */
export function JobHighlights({ job, applied }: JobHighlightsProps) {
  const { pay, age, education } = jobHighlights(job, useContext(JobNow));
  const parts = [pay, age, education].filter((part) => part !== null);
  const statedPay = toStatedPay(job.minSalary, job.maxSalary) && pay;
  if (parts.length === 0 && !applied) return null;
  return (
    <p className="job-highlights">
      {/* The spaces separate the parts in speech and in copied text; on screen, styles do. */}
      {parts.map((part) => (
        <Fragment key={part}>
          <span data-pay={part === statedPay || undefined}>{part}</span>{' '}
        </Fragment>
      ))}
      {applied && <strong>{texts.applied}</strong>}
    </p>
  );
}
