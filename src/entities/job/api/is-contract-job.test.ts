import { anything, assert, constant, oneof, property, record } from 'fast-check';
import { makeJobDto } from '@test/dto/job';
import { isContractJob } from './is-contract-job';
import { jobDto } from './job.dto';

const complete = makeJobDto();

it('knows a complete vacancy, also without a city and a deadline', () => {
  expect(isContractJob(complete)).toBe(true);
  expect(isContractJob(makeJobDto({ city: null, deadline: null, workingType: null }))).toBe(true);
});

it('lets nothing through that the lenient schema refuses', () => {
  const fields = Object.entries(complete).map(([name, value]) => [
    name,
    oneof({ weight: 9, arbitrary: constant(value) }, anything()),
  ]);
  const rows = record(Object.fromEntries(fields) as Record<string, ReturnType<typeof anything>>);
  let known = 0;
  assert(
    property(rows, (row) => {
      if (!isContractJob(row)) return;
      known += 1;
      expect(jobDto.isValidSync(row, { strict: true })).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(known).toBeGreaterThan(20);
});
