import { CompanyAnswers } from '@/entities/answer';
import { formatAge } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { formatDay, formatDuration } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/first-page';
import { texts } from '../texts';
import { MinimumWage } from './MinimumWage';
import { SummaryCard } from './SummaryCard';

function postedText(createdAt: string | null, now: Date | undefined): string | null {
  if (createdAt === null) return null;
  const age = formatAge(createdAt, now);
  return age === null ? formatDay(createdAt) : texts.posted(formatDay(createdAt), age);
}

function experienceText(months: number | null | undefined): string | null {
  if (months == null) return null;
  return months === 0 ? texts.noExperience : texts.minExperience(formatDuration(months));
}

/**
 * Known facts of a job beside the specified summary: date, number of places,
 * education and experience, and pay below the minimum wage. Specification 4, section 3.
 */
export function AboutJob({ job }: { job: JobDetail }) {
  const now = useNow();
  const rows = [
    ['posted', postedText(job.createdAt, now)],
    ['openings', job.openings ? texts.openings(job.openings) : (job.stated?.openings ?? null)],
    ['education', job.minEducation ? texts.minEducation(job.minEducation) : null],
    ['experience', experienceText(job.minExperienceMonths)],
  ] as const;
  const known = rows.filter(([, detail]) => detail !== null);
  if (known.length === 0) {
    return (
      <>
        <MinimumWage job={job} />
        <CompanyAnswers answers={job.answers} />
      </>
    );
  }
  return (
    <SummaryCard aria-label={texts.about}>
      <dl>
        {known.map(([term, detail]) => (
          <div key={term} className="summary-row">
            <dt>{texts.further[term]}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <MinimumWage job={job} />
      <CompanyAnswers answers={job.answers} />
    </SummaryCard>
  );
}
