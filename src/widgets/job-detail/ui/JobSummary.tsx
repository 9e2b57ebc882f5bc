import { formatSalaryRange, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { Job, JobDetail } from '@/entities/job';
import { texts } from '../texts';
import { searchKey } from '@titian/rules/search-key';
import { workingTypesOf } from '@titian/rules/working-types';
import { SummaryCard } from './SummaryCard';

const NONE = '-';

/** True when city and province say the same: one row has both. */
const isOnePlace = ({ city, province }: Job): boolean =>
  city !== null && province !== null && searchKey(city) === searchKey(province);

/** The pay as it came, under its period; the employer's words where no amount could be stored. */
function payOf({ minSalary = null, maxSalary = null, salaryPeriod = 'month', stated }: Job): [string, string] {
  if ((minSalary ?? maxSalary) === null && stated?.salary) return [texts.pay, stated.salary];
  return [texts.salary[salaryPeriod], formatSalaryRange(minSalary, maxSalary)];
}

/**
 * The side card: salary, company, workplace, working type and place. Specification 1, section 2. A job of a list has no
 * industry.
 */
export function JobSummary({ job }: { job: Job & Partial<Pick<JobDetail, 'industry'>> }) {
  const { stated = {} } = job;
  const rows: (readonly [keyof typeof texts.terms, string])[] = [
    ['company', job.company.name],
    ['workplace', job.workplace ? workplaceLabel(job.workplace) : (stated.workplace ?? NONE)],
    ['workingType', workingTypesOf(job).map(workingTypeLabel).join(', ') || (stated.workingType ?? NONE)],
    ['province', job.province ?? stated.location ?? NONE],
    ...(isOnePlace(job) ? [] : [['city', job.city ?? (job.province && stated.location) ?? NONE] as const]),
    ['functionOfInterest', job.functionOfInterest ?? NONE],
    ...(job.industry === undefined ? [] : [['industry', job.industry ?? NONE] as const]),
  ];
  const [term, pay] = payOf(job);
  return (
    <SummaryCard aria-label={texts.summary}>
      <dl>
        <div>
          <dt>{term}</dt>
          <dd className="summary-salary">{pay}</dd>
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
