import { toWorkingType, toWorkplace } from './employment';

describe('toWorkingType', () => {
  it.each([
    ['FULL_TIME', 'fulltime'],
    ['Full-time', 'fulltime'],
    ['PART_TIME', 'parttime'],
    ['CONTRACTOR', 'contract'],
    ['TEMPORARY', 'temporary'],
    ['PER_DIEM', 'temporary'],
    ['INTERN', 'internship'],
    ['Freelance', 'freelance'],
    ['VOLUNTEER', null],
    ['OTHER', null],
    ['constructor', null],
    [['OTHER', 'PART_TIME', 'FULL_TIME'], 'parttime'],
    ['OTHER, CONTRACTOR', 'contract'],
    [{ '@value': 'INTERN' }, 'internship'],
    [undefined, null],
    [[], null],
  ])('makes of %j %j', (employmentType, workingType) => {
    expect(toWorkingType(employmentType)).toBe(workingType);
  });

  it.each([[5], [[true]], [{ a: 1 }]])('refuses %j', (employmentType) => {
    expect(() => toWorkingType(employmentType)).toThrow('employmentType is neither text nor a list of texts');
  });
});

describe('toWorkplace', () => {
  it.each([
    ['TELECOMMUTE', 'remote'],
    ['Hybrid', 'hybrid'],
    [['x', 'TELECOMMUTE'], 'remote'],
    ['somewhere', 'wfo'],
    [undefined, 'wfo'],
  ])('makes of %j %s', (jobLocationType, workplace) => {
    expect(toWorkplace(jobLocationType)).toBe(workplace);
  });
});
