import { toWorkingType, toWorkplace } from './employment';

const warned = <T>(read: (value: unknown, warn: (kind: string) => void) => T, value: unknown) => {
  const kinds: string[] = [];
  return { value: read(value, (kind) => kinds.push(kind)), kinds };
};

describe('toWorkingType', () => {
  it.each([
    ['FULL_TIME', 'fulltime'],
    ['Full-time', 'fulltime'],
    ['Penuh Waktu', 'fulltime'],
    ['Full-Time Permanent', 'fulltime'],
    ['Karyawan Tetap (Full Time)', 'fulltime'],
    ['PART_TIME', 'parttime'],
    ['paruh waktu', 'parttime'],
    ['CONTRACTOR', 'contract'],
    ['Kontrak', 'contract'],
    ['Karyawan PKWT', 'contract'],
    ['TEMPORARY', 'temporary'],
    ['PER_DIEM', 'temporary'],
    ['Harian Lepas', 'temporary'],
    ['INTERN', 'internship'],
    ['Magang', 'internship'],
    ['Internship / Magang', 'internship'],
    ['Freelance', 'freelance'],
    ['Pekerja lepas', 'freelance'],
    [{ '@value': 'INTERN' }, 'internship'],
    ['https://schema.org/FULL_TIME', 'fulltime'],
    [['http://schema.org/PART_TIME'], 'parttime'],
    ['schema:INTERN', 'internship'],
    [undefined, null],
    [[], null],
    ['', null],
    ['Unspecified', null],
  ])('makes of %j %j', (employmentType, workingType) => {
    expect(warned(toWorkingType, employmentType)).toEqual({ value: workingType, kinds: [] });
  });

  it.each([
    ['VOLUNTEER', null, ['unknown-employment-type']],
    ['OTHER', null, ['unknown-employment-type']],
    ['Regular', null, ['unknown-employment-type']],
    ['PKWTT', null, ['unknown-employment-type']],
    ['constructor', null, ['unknown-employment-type']],
    ['Bukan magang', null, ['unknown-employment-type']],
    ['Non full time', null, ['unknown-employment-type']],
    [['OTHER', 'PART_TIME', 'FULL_TIME'], 'parttime', ['unknown-employment-type', 'further-employment-type']],
    ['OTHER, CONTRACTOR', 'contract', ['unknown-employment-type']],
    ['Internship, Full-time', 'internship', ['further-employment-type']],
    [5, null, ['unreadable-value']],
    [[true], null, ['unreadable-value']],
    [{ a: 1 }, null, ['unreadable-value']],
  ])('makes of %j %j with the warnings %j', (employmentType, value, kinds) => {
    expect(warned(toWorkingType, employmentType)).toEqual({ value, kinds });
  });
});

describe('toWorkplace', () => {
  it.each([
    ['TELECOMMUTE', 'remote', []],
    ['Fully remote', 'remote', []],
    ['Kerja jarak jauh', 'remote', []],
    ['Hybrid', 'hybrid', []],
    ['Hybrid remote', 'hybrid', []],
    ['onsite', 'wfo', []],
    ['ON_SITE', 'wfo', []],
    ['WFO', 'wfo', []],
    ['unspecified', null, []],
    ['somewhere', null, ['unknown-workplace']],
    ['not remote', null, ['unknown-workplace']],
    ['remote=false', null, ['unknown-workplace']],
    ['WFO/WFH', null, ['unknown-workplace']],
    ['Hybrid (WFO/WFH)', 'hybrid', []],
    [['x', 'TELECOMMUTE'], 'remote', ['unknown-workplace']],
    [['TELECOMMUTE', 'ONSITE'], 'remote', ['further-value']],
    [['TELECOMMUTE', 'Remote'], 'remote', []],
    [7, null, ['unreadable-value']],
    [undefined, null, []],
  ])('makes of %j %j with the warnings %j', (jobLocationType, value, kinds) => {
    expect(warned(toWorkplace, jobLocationType)).toEqual({ value, kinds });
  });
});
