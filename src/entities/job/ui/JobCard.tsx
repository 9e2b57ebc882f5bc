import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { companySlug } from '@titian/rules/company-slug';
import { WhereCapable } from '@/entities/capability/@x/job';
import { routes } from '@/shared/config';
import { RemoteImage } from '@/shared/ui/media';
import type { Job } from '../model/job';
import { placeLabel } from '../model/job-labels';
import { JobFacts } from './JobFacts';

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
      <JobFacts job={job} density="card" applied={applied} />
      <div className="job-main">{primaryAction}</div>
    </article>
  );
}
