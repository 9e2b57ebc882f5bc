import { useContext, useId, createContext, Fragment } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { companySlug } from '@titian/rules/company-slug';
import { toStatedPay } from '@titian/rules/stated-pay';
import { WhereCapable } from '@/entities/capability/@x/job';
import { routes } from '@/shared/config';
import { formatDeadline } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import type { Job } from '../model/job';
import { isDueSoon, jobHighlights } from '../model/job-highlights';
import { placeLabel } from '../model/job-labels';
import { texts } from '../texts';
import { BadgeTexts } from './JobBadges';

/** The time by which a job's age and its pay are told; without it, the clock of this device, which may be wrong. */
export const JobNow = createContext<Date | undefined>(undefined);

interface JobHighlightsProps {
  job: Job;
  /** True when the candidate is known to have applied. */
  applied: boolean;
}

/** The line below a card's other lines: pay, age, education, 'Sudah dilamar'; what is not known is left out. */
function JobHighlights({ job, applied }: JobHighlightsProps) {
  const { pay, age, education } = jobHighlights(job, useContext(JobNow));
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

interface JobCardProps {
  job: Job;
  /** The bookmark button and the share button, in this order. */
  actions: ReactNode;
  /** The button at the card's lower right: Apply; nothing for a job that is gone. */
  primaryAction: ReactNode;
  /** The title was pressed, which is a link: `preventDefault` keeps the browser from following it. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Address of the vacancy; by default that of its page for candidates or, without scripts, that of its public page. */
  href?: string;
  /** The same of the company's name, which leads to all its vacancies; without it the browser follows the link. */
  onOpenCompany?: (event: MouseEvent) => void;
  /** True when the candidate is known to have applied. */
  applied?: boolean;
  /** Why the job is shown. */
  reason?: ReactNode;
}

/**
 * A job in a list, which styles it by `jobCardsStyle`; its title opens it. A closed one is grey and opens nothing.
 * Specification 1, section 2. Plain links: the router's would render again with every change of the address.
 */
export function JobCard(props: JobCardProps) {
  const { job, actions, primaryAction, onOpen, onOpenCompany, applied = false, reason } = props;
  const { href = routes.job.to(job.slug) } = props;
  const titleId = useId();
  const now = useContext(JobNow);
  const { logo, name } = job.company;
  const company = job.isOpen ? companySlug(name) : null;
  return (
    <article className="job-card" aria-labelledby={titleId} data-closed={job.isOpen ? undefined : ''}>
      <div className="job-logo">
        <RemoteImage key={logo} variant="logo" src={logo} alt="" width={40} height={40} />
      </div>
      <div className="job-text">
        <h2 className="job-title" id={titleId}>
          {job.isOpen ? (
            <>
              <a href={href} onClick={onOpen}>
                {job.title}
              </a>
              {props.href === undefined && (
                <WhereCapable capability="publicJobs" onlyWithoutScripts>
                  <a href={routes.publicJob.to(job.slug)}>{job.title}</a>
                </WhereCapable>
              )}
            </>
          ) : (
            job.title
          )}
        </h2>
        <p className="job-company">
          {company ? (
            <a href={routes.company.to(company)} onClick={onOpenCompany}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="job-company">{placeLabel(job)}</p>
        {reason && <div className="job-reason">{reason}</div>}
      </div>
      <div className="job-actions">{actions}</div>
      <JobHighlights job={job} applied={applied} />
      <div className="job-badges">
        <BadgeTexts workplace={job.workplace} workingType={job.workingType} />
      </div>
      <p className="job-due" data-soon={(job.isOpen && isDueSoon(job.deadline, now)) || undefined}>
        {job.isOpen ? (
          <>
            <span>{texts.deadline}</span> <span>{formatDeadline(job, job.stated?.deadline)}</span>
          </>
        ) : job.isGone ? (
          texts.gone
        ) : (
          texts.closed
        )}
      </p>
      <div className="job-main">{primaryAction}</div>
    </article>
  );
}
