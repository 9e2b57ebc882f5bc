import { companySlug } from '@titian/rules/company-slug';
import { english } from '@/shared/lib/company/texts.en';
import { parse } from 'valibot';
import { makeJobDetailDto, makeJobDto } from '@test/dto/job';
import { formatDeadline } from '@/shared/lib/dates';
import type { Job } from '../model/job';
import { jobDetailDto, jobDto } from './job.dto';
import { parseJobs, parseStoredJob, toJob, toJobDetail, toJobs, toProviderForm } from './job.mapper';

it('maps a complete vacancy', () => {
  expect(toJob(makeJobDto())).toEqual({
    id: 'job-1',
    slug: 'staf-gudang-sinar-laut',
    title: 'Staf Gudang',
    isOpen: true,
    workingType: 'fulltime',
    workplace: 'wfo',
    deadline: '2026-12-31',
    createdAt: '2026-11-02T03:00:00.000Z',
    province: 'Jawa Barat',
    city: 'Kota Bekasi',
    company: { name: 'Sinar Laut Logistik', logo: '/media/companies/sinar-laut.svg', banner: null },
  });
});

it('maps a vacancy of which all that may be missing is', () => {
  expect(toJob({ id: 7, slug: 's', title: ' Kasir ' })).toEqual({
    id: 7,
    slug: 's',
    title: 'Kasir',
    isOpen: true,
    workingType: null,
    workplace: null,
    deadline: null,
    createdAt: null,
    province: null,
    city: null,
    company: { name: '-', logo: null, banner: null },
  });
});

it.each([
  ['open', true],
  ['OPEN', true],
  ['Available', true],
  ['closed', false],
  ['Closed', false],
  [' CLOSED ', false],
])('takes status %j for %s', (status, isOpen) => {
  expect(toJob(makeJobDto({ status })).isOpen).toBe(isOpen);
});

it('knows working types and workplaces whatever their case, and drops others', () => {
  const dto = { id: 1, slug: 's', title: 't' };
  expect(toJob({ ...dto, workingType: 'FullTime', workplace: 'REMOTE' })).toMatchObject({
    workingType: 'fulltime',
    workplace: 'remote',
  });
  expect(toJob({ ...dto, workingType: 'shift', workplace: '' })).toMatchObject({ workingType: null, workplace: null });
});

it.each([
  ['internship', ['internship', 'PART_TIME', 'ParTime', 'parttime'], 'internship', ['internship', 'parttime']],
  ['internship', ['Parttime', null], 'internship', ['internship', 'parttime']],
  [null, ['contract', 'freelance'], 'contract', ['contract', 'freelance']],
  ['contract', ['contract'], 'contract', undefined],
  ['contract', 'freelance', 'contract', undefined],
])('reads the kinds of work %j and %j as %j and %j', (workingType, workingTypes, first, all) => {
  const dto = parse(jobDto, { ...makeJobDto(), workingType, workingTypes });
  expect(toJob(dto)).toMatchObject({ workingType: first, ...(all && { workingTypes: all }) });
  expect('workingTypes' in toJob(dto)).toBe(all !== undefined);
});

it.each([
  ['2026-12-31', 'Papua', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T17:30:00Z', 'Jawa Barat', '2027-01-01', '1 Januari 2027, pukul 00.30 WIB'],
  ['2026-12-31T17:00:00Z', 'Jawa Barat', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T17:00:00Z', 'Bali', '2027-01-01', '1 Januari 2027, pukul 01.00 WITA'],
  ['2027-01-01T00:00:00+08:00', 'Bali', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T00:00', 'Papua', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T24:00', 'Papua', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T12:00', 'Papua', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T12:00:00+09:00', 'Papua', '2026-12-31', '31 Desember 2026, pukul 12.00 WIT'],
  ['2026-12-31T23:59:59+09:00', 'Papua', '2026-12-31', '31 Desember 2026'],
  ['2026-12-31T23:59:59+09:00', 'Atlantis', '2026-12-31', '31 Desember 2026, pukul 21.59 WIB'],
  ['2026-02-30', 'Jawa Barat', null, '-'],
  ['2026-02-30T12:00', 'Jawa Barat', null, '-'],
  ['9999-12-31T23:00:00Z', 'Jawa Barat', null, '-'],
  ['besok', 'Jawa Barat', null, '-'],
  ['', 'Jawa Barat', null, '-'],
])('reads the deadline %j in %s as the day %j, in words %j', (deadline, province, day, words) => {
  const job = toJob(makeJobDto({ deadline, location: { name: province } }));
  expect([job.deadline, formatDeadline(job)]).toEqual([day, words]);
});

it('takes the instant of a deadline before its day, and the day where the instant is none', () => {
  const job = makeJobDto({ deadline: '2026-12-31', deadlineAt: '2026-12-31T05:00:00Z' });
  expect(toJob(job)).toMatchObject({ deadline: '2026-12-31', deadlineAt: '2026-12-31T05:00:00.000Z' });
  for (const deadlineAt of ['siang', '2026-12-30', null]) {
    expect(toJob({ ...job, deadlineAt })).toEqual(toJob(makeJobDto()));
  }
});

it('maps a hidden employer to the same words each time, without pictures and figures', () => {
  const company = { name: 'CONFIDENTIAL', logo: '/media/l.png', banner: '/media/b.png' };
  const answers = { days: 6, answered: 10, counted: 15 };
  const { company: shown, answers: figures } = toJobDetail(makeJobDetailDto({ company, answers }));
  expect(shown).toEqual({ name: 'Perusahaan dirahasiakan', logo: null, banner: null });
  expect(figures).toBeNull();
  expect([shown.name, english.hiddenEmployer].map(companySlug)).toEqual([null, null]);
});

it('takes a time of creation that is none for a missing one', () => {
  expect(toJob(makeJobDto({ createdAt: 'kemarin' })).createdAt).toBeNull();
});

it('maps the parts that only the vacancy itself has', () => {
  expect(toJobDetail(makeJobDetailDto())).toMatchObject({
    title: 'Staf Gudang',
    functionOfInterest: 'Logistik',
    industry: 'Transportasi',
    minSalary: 4_000_000,
    maxSalary: 6_000_000,
    benefits: [
      { id: 1, name: 'Gaji Pokok' },
      { id: 2, name: 'BPJS Kesehatan' },
    ],
  });
});

it('maps a vacancy without those parts, and leaves nameless benefits out', () => {
  const dto = { id: 1, slug: 's', title: 't', benefits: [{ perksBenefits: null }, { perksBenefits: { name: 'THR' } }] };
  expect(toJobDetail(dto)).toMatchObject({
    description: '',
    requirements: '',
    functionOfInterest: null,
    industry: null,
    minSalary: null,
    maxSalary: null,
    benefits: [{ id: 1, name: 'THR' }],
  });
});

it('clips a name of megabytes, and never an address', () => {
  const long = 'x'.repeat(1_000_000);
  const logo = `https://media.example/logo.svg?signature=${'a'.repeat(900)}`;
  const job = toJob(makeJobDto({ title: long, company: { name: long, logo, banner: null } }));
  expect(job.title).toHaveLength(301);
  expect(job.company).toEqual({ name: job.title, logo, banner: null });
});

const details = {
  minSalary: 4_000_000,
  maxSalary: 5_000_000,
  minEducation: 'SMA',
  minExperienceMonths: 0,
  openings: 3,
  functionOfInterest: { id: 1, name: 'Logistik' },
};

it('maps the details of a listed job', () => {
  expect(toJobs([makeJobDto(details)])).toMatchObject([{ ...details, functionOfInterest: 'Logistik' }]);
});

it.each([
  [{ salaryPeriod: 'DAY' }, { minSalary: 4_000_000, salaryPeriod: 'day' }],
  [{ salaryPeriod: 'month' }, { minSalary: 4_000_000, salaryPeriod: undefined }],
  [{ salaryPeriod: 'shift' }, { minSalary: null, stated: { salary: 'Rp 4.000.000 - 5.000.000 per shift' } }],
  [{ stated: { salary: ' USD 500 ', deadline: 5, colour: 'red' } }, { stated: { salary: 'USD 500' } }],
  [{ stated: 'USD 500' }, { stated: undefined }],
  [
    { workingType: 'Relawan', workplace: '' },
    { workingType: null, stated: { workingType: 'Relawan' } },
  ],
  [{ deadline: 'sampai terpenuhi' }, { deadline: null, stated: { deadline: 'sampai terpenuhi' } }],
])('reads the period and the words of %j', (changes, expected) => {
  const [job] = parseJobs([{ ...makeJobDto(details), ...changes }], 'job/list');
  expect({ ...job, salaryPeriod: job?.salaryPeriod, stated: job?.stated }).toMatchObject(expected);
});

it('takes what a provider leaves out for not stated, where it sends the details of another job', () => {
  const [, other] = toJobs([makeJobDto({ openings: 1 }), makeJobDto()]);
  expect(other).toMatchObject({ minSalary: null, maxSalary: null, minEducation: null, openings: null });
});

it('knows nothing of pay where no job of the list has any such detail', () => {
  const [job] = toJobs([makeJobDto({ functionOfInterest: { name: 'Logistik' } }), makeJobDto()]);
  expect(job).not.toHaveProperty('minSalary');
});

it.each([-1, 0, 1.5, 1e300])('takes %d for no number of openings', (openings) => {
  expect(toJobDetail(parse(jobDetailDto, makeJobDetailDto({ openings })))).toMatchObject({ openings: null });
});

describe('a stored vacancy', () => {
  const listed = (changes: object = {}) => parseJobs([{ ...makeJobDto(details), ...changes }], 'job/list')[0];
  const stored = (job: unknown) => JSON.parse(JSON.stringify(job)) as unknown;

  it.each([
    ['with facts', listed()],
    ['without', listed({ minSalary: undefined, location: null, city: null })],
    ['closed', listed({ status: 'closed', deadline: '2026-12-31T12:00:00+09:00' })],
    ['with words for what has no field', listed({ deadline: 'segera', salaryPeriod: 'shift', workingType: 'shift' })],
    ['with several kinds of work', listed({ workingTypes: ['contract', 'freelance'] })],
    ['of a hidden employer', listed({ company: { name: 'CONFIDENTIAL', logo: null, banner: null } })],
    ['that is gone', { ...listed(), isOpen: false, isGone: true }],
  ])('comes back as it was: one %s', (_what, job) => {
    expect(parseStoredJob(stored(toProviderForm(job as Job)))).toEqual(stored(job));
    // As it was stored before.
    expect(parseStoredJob(stored(job))).toEqual(stored(job));
  });

  it('has the form of the provider', () => {
    expect(toProviderForm(toJob(makeJobDto()))).toMatchObject({
      status: 'open',
      location: { name: 'Jawa Barat' },
      city: { name: 'Kota Bekasi' },
    });
  });

  const job = toJob(makeJobDto());
  it.each([
    null,
    'kasir',
    [],
    {},
    { ...job, id: null },
    { ...job, slug: ' ' },
    { ...job, title: 7 },
    { ...job, city: 7 },
    { ...job, company: { name: 7, logo: null, banner: null } },
  ])('is none in %j', (value) => {
    expect(parseStoredJob(value)).toBeNull();
  });
});
