import { is, parse } from 'valibot';
import { parseRows } from '@/shared/api';
import { makeJobDetailDto, makeJobDtos } from '@test/dto/job';
import { jobDetailDto, jobDto } from './job.dto';

/** How often the schema reads a property of so many rows, whichever. */
function countReads(count: number): number {
  let reads = 0;
  const rows = makeJobDtos(count).map(
    (row) =>
      new Proxy(row, {
        get: (target, key) => {
          reads += 1;
          return Reflect.get(target, key) as unknown;
        },
      }),
  );
  expect(parseRows(jobDto, rows, 'job/list')).toHaveLength(count);
  return reads;
}

it('reads each property of a row once or twice, however many rows there are', () => {
  const ofOne = countReads(1);
  expect(ofOne).toBeGreaterThan(0);
  expect(ofOne).toBeLessThanOrEqual(2 * Object.keys(jobDto.entries).length);
  expect(countReads(1000)).toBe(1000 * ofOne);
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
