import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { toStatedPay } from '@titian/rules/stated-pay';
import { formatDeadline } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/first-page';
import { PART_SEPARATOR } from '@/shared/lib/text';
import type { Job } from '../model/job';
import { isDueSoon, jobHighlights } from '../model/job-highlights';
import { formatAge, formatPayShort, shortPlace } from '../model/job-labels';
import { texts } from '../texts';
import { JobBadges } from './JobBadges';

interface JobFactsProps {
  job: Job;
  /** `card`: the lower part of a card, in `jobCardsStyle`. `page`: below the title of a job's page, which styles it. */
  density: 'card' | 'page';
  /** True when the candidate is known to have applied; on a card. */
  applied?: boolean;
  /** Before the deadline of a page. */
  icon?: ReactNode;
}

/** The line below a card's other lines: pay, age, education, 'Sudah dilamar'; what is not known is left out. */
function JobHighlights({ job, applied }: Pick<JobFactsProps, 'job' | 'applied'>) {
  const { pay, age, education } = jobHighlights(job, useNow());
  const parts = [pay, age, education].filter((part) => part !== null);
  const statedPay = (toStatedPay(job) ?? job.stated?.salary) && pay;
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

/** Place, pay and age of a job in one line, for a phone: 'Kab. Sleman · Rp 1,5–1,9 jt · 3 hari lalu'. */
function JobGlance({ job }: Pick<JobFactsProps, 'job'>) {
  const parts = [shortPlace(job), formatPayShort(job), formatAge(job.createdAt, useNow())];
  return <p className="job-glance">{parts.filter(Boolean).join(PART_SEPARATOR)}</p>;
}

/**
 * The facts of a job in few lines: pay, age, place or education, badges and deadline; "Closed" in its place. Specification 1,
 * section 2, and specification 4, section 3.
 */
export function JobFacts({ job, density, applied = false, icon }: JobFactsProps) {
  const now = useNow();
  const deadline = formatDeadline(job, job.stated?.deadline);
  const isSoon = job.isOpen && density === 'card' && isDueSoon(job.deadline, now);
  return (
    <>
      {density === 'card' ? <JobHighlights job={job} applied={applied} /> : <JobGlance job={job} />}
      <div className="job-badges">
        <JobBadges job={job} />
      </div>
      <p className="job-due" data-soon={isSoon || undefined} data-closed={job.isOpen ? undefined : ''}>
        {job.isOpen && density === 'card' ? (
          <>
            <span>{texts.deadline}</span> <span>{deadline}</span>
          </>
        ) : job.isOpen ? (
          <>
            {icon}
            <span>{`${texts.deadline} ${deadline}`}</span>
          </>
        ) : (
          <span>{job.isGone ? texts.gone : texts.closed}</span>
        )}
      </p>
    </>
  );
}
