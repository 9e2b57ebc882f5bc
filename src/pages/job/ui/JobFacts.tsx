import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { formatAge } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { formatDay, formatDuration } from '@/shared/lib/dates';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { logFailure } from '@/shared/lib/logging';
import { texts } from '../texts';
import { SummaryCard } from './SummaryCard';

export const loadMinimumWage = async () => (await import('@/widgets/minimum-wage')).MinimumWage;

const minimumWage = lazyWithRetry(loadMinimumWage);

function postedText(createdAt: string | null): string | null {
  if (createdAt === null) return null;
  const age = formatAge(createdAt);
  return age === null ? formatDay(createdAt) : texts.posted(formatDay(createdAt), age);
}

function experienceText(months: number | null | undefined): string | null {
  if (months == null) return null;
  return months === 0 ? texts.noExperience : texts.minExperience(formatDuration(months));
}

/**
 * What a job's page tells beside the documents' summary, where it is known: when it was posted, how many places,
 * education and experience, and pay below the minimum wage. Specification 4, section 3.
 */
export function JobFacts({ job }: { job: JobDetail }) {
  const facts = [
    ['posted', postedText(job.createdAt)],
    ['openings', job.openings ? texts.openings(job.openings) : null],
    ['education', job.minEducation ? texts.minEducation(job.minEducation) : null],
    ['experience', experienceText(job.minExperienceMonths)],
  ] as const;
  const known = facts.filter(([, detail]) => detail !== null);
  const wage = (
    <ErrorBoundary
      onError={(error) => {
        logFailure('the minimum wage could not be shown', error);
        minimumWage.retry();
      }}
      fallbackRender={() => null}
    >
      <Suspense fallback={null}>
        <minimumWage.Component job={job} />
      </Suspense>
    </ErrorBoundary>
  );
  if (known.length === 0) return wage;
  return (
    <SummaryCard aria-label={texts.about}>
      <dl>
        {known.map(([fact, detail]) => (
          <div key={fact} className="summary-fact">
            <dt>{texts.further[fact]}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {wage}
    </SummaryCard>
  );
}
