import { formatSalaryRange, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { texts } from '../texts';
import { SummaryCard } from './SummaryCard';

const NONE = '-';

/** The side card: salary, company, workplace, working type and place. Specification 1, section 2. */
export function JobSummary({ job }: { job: JobDetail }) {
  const rows = [
    ['company', job.company.name],
    ['workplace', workplaceLabel(job.workplace)],
    ['workingType', workingTypeLabel(job.workingType)],
    ['province', job.province ?? NONE],
    ['city', job.city ?? NONE],
    ['functionOfInterest', job.functionOfInterest ?? NONE],
    ['industry', job.industry ?? NONE],
  ] as const;
  return (
    <SummaryCard aria-label={texts.summary}>
      <dl>
        <div>
          <dt>{texts.salary}</dt>
          <dd className="summary-salary">{formatSalaryRange(job.minSalary, job.maxSalary)}</dd>
        </div>
        {rows.map(([term, detail]) => (
          <div key={term} className="summary-row">
            <dt>{texts.terms[term]}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </SummaryCard>
  );
}
