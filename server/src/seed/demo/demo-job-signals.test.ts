import { findSignals } from '@titian/job-signals';
import { demoJobs } from './demo-jobs';

const items = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

it('gives no signal on the vacancies that are seeded', () => {
  const signals = demoJobs.flatMap(({ title, summary, duties, requirements, salary }) =>
    findSignals({
      id: title,
      title,
      workingType: null,
      functionOfInterest: null,
      description: items([summary, ...duties]),
      requirements: items(requirements),
      minEducation: null,
      minExperienceMonths: null,
      minSalary: salary?.[0] ?? null,
      maxSalary: salary?.[1] ?? null,
    }).map(({ kind, quote }) => `${title}: ${kind}: ${quote}`),
  );
  expect(demoJobs.length).toBeGreaterThan(0);
  expect(signals).toEqual([]);
});
