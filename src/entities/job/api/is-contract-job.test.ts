import { anything, assert, constant, oneof, property, record } from 'fast-check';
import { makeJobDetailDto, makeJobDto } from '@test/dto/job';
import { isContractJob, isContractJobDetail } from './is-contract-job';
import { jobDetailDto, jobDto } from './job.dto';

const complete = makeJobDto();

it('knows a complete vacancy, also without a city and a deadline', () => {
  expect(isContractJob(complete)).toBe(true);
  expect(isContractJob(makeJobDto({ city: null, deadline: null, workingType: null }))).toBe(true);
});

it.each([
  ['vacancy of the list', complete, isContractJob, jobDto],
  ['vacancy with all its details', makeJobDetailDto(), isContractJobDetail, jobDetailDto],
] as const)('lets no %s through that the lenient schema refuses', (_what, whole, isKnown, schema) => {
  const fields = Object.entries(whole).map(([name, value]) => [
    name,
    oneof({ weight: 19, arbitrary: constant(value) }, anything()),
  ]);
  const rows = record(Object.fromEntries(fields) as Record<string, ReturnType<typeof anything>>);
  let known = 0;
  assert(
    property(rows, (row) => {
      if (!isKnown(row)) return;
      known += 1;
      expect(schema.isValidSync(row, { strict: true })).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(known).toBeGreaterThan(20);
});
