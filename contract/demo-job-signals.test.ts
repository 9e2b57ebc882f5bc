/** The vacancies that the provider is seeded with ask for nothing that is to be checked; the app's rules have to agree. */
import { findSignals } from '@/entities/job-signal';
import { makeJob, toHtml } from '@test/make-job';
import { demoJobs } from '../server/src/seed/demo/demo-jobs';

it('gives no signal on the vacancies that are seeded', () => {
  const signals = demoJobs.flatMap(({ title, summary, duties, requirements, salary }) =>
    findSignals(
      makeJob({
        title,
        description: toHtml([summary, ...duties]),
        requirements: toHtml(requirements),
        minSalary: salary?.[0] ?? null,
        maxSalary: salary?.[1] ?? null,
      }),
    ).map(({ rule, quote }) => `${title}: ${rule}: ${quote ?? ''}`),
  );
  expect(demoJobs.length).toBeGreaterThan(0);
  expect(signals).toEqual([]);
});
