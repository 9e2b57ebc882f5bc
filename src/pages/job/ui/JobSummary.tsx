import { formatSalaryRange, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { JobCard } from './JobCard';

const NONE = '-';

const SummaryCard = styled(JobCard)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    dl: { margin: 0, overflowWrap: 'anywhere' },
    dt: { ...theme.typography.body2, color: vars.palette.text.secondary },
    dd: { ...theme.typography.body2, margin: 0, fontWeight: 600 },
    '.summary-fact': {
      display: 'grid',
      gridTemplateColumns: '120px minmax(0, 1fr)',
      gap: spacing(1),
      marginTop: spacing(1.5),
      paddingTop: spacing(1.5),
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '.summary-salary': { ...theme.typography.h4, fontSize: '1rem', color: vars.palette.primary.main },
    [breakpoints.up('sm')]: { '.summary-salary': { fontSize: '1.125rem' } },
  };
});

/** The side card: salary, company, workplace, working type and place. Specification 1, section 2. */
export function JobSummary({ job }: { job: JobDetail }) {
  const facts = [
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
        <dt>{texts.salary}</dt>
        <dd className="summary-salary">{formatSalaryRange(job.minSalary, job.maxSalary)}</dd>
        {facts.map(([fact, detail]) => (
          <div key={fact} className="summary-fact">
            <dt>{texts.facts[fact]}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </SummaryCard>
  );
}
