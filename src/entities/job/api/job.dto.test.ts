import { is, parse } from 'valibot';
import { parseRows } from '@/shared/api';
import { makeJobDetailDto, makeJobDtos } from '@test/dto/job';
import { jobDetailDto, jobDto } from './job.dto';

const JOBS = 10_000;

/** The fastest of some runs, in milliseconds: the others wait for a machine that does other work too. */
function fastest(run: () => void): number {
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

// As long as `JSON.parse` in a browser (`bench/parse-jobs.ts`); some times as long in jest's sandbox.
it(`parses ${JOBS} jobs in a small multiple of the time that JSON.parse takes`, () => {
  const json = JSON.stringify(makeJobDtos(JOBS));
  const rows = JSON.parse(json) as unknown[];
  const parsing = fastest(() => expect(parseRows(jobDto, rows, 'job/list')).toHaveLength(JOBS));
  expect(parsing / fastest(() => JSON.parse(json))).toBeLessThan(15);
});

it('takes a salary written as text', () => {
  const { minSalary, maxSalary } = parse(jobDetailDto, {
    ...makeJobDetailDto(),
    minSalary: '4000000',
    maxSalary: null,
  });
  expect([minSalary, maxSalary]).toEqual([4_000_000, null]);
});

it('takes a job of id, slug and title alone', () => {
  expect(is(jobDetailDto, { id: 7, slug: 'kasir', title: 'Kasir' })).toBe(true);
});

it('takes a benefit whose id cannot be used', () => {
  const { benefits } = parse(jobDetailDto, makeJobDetailDto({ benefits: [{ id: {}, perksBenefits: null }] as never }));
  expect(benefits).toEqual([{ id: null, perksBenefits: null }]);
});
