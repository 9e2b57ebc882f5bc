import { toComparedProfile } from './application-preview';
import type { ApplicationPreview } from './application-preview';
import type { JobDetail } from '@/entities/job';
import { makeJob } from '@test/make-job';
import { gapsOf } from './gaps';
import type { ComparedProfile } from './gaps';

describe('application preview', () => {
  const PREVIEW: ApplicationPreview = {
    name: 'Sari',
    email: 'sari@example.com',
    phoneNumber: '+6281234567890',
    image: '/media/a.webp',
    professionalHeadline: 'Kasir',
    education: [],
    workExperience: [],
    language: [],
    cv: null,
  };

  it('compares nothing of a person but education, work and languages', () => {
    const other = { ...PREVIEW, name: 'Budi', email: null, phoneNumber: null, image: null, professionalHeadline: null };
    expect(toComparedProfile(other)).toEqual(toComparedProfile(PREVIEW));
    expect(
      Object.keys(toComparedProfile({ ...PREVIEW, gender: 'Male', dob: '1960-01-01' } as ApplicationPreview)),
    ).toEqual(['educationLevels', 'periods', 'languages']);
  });
});

describe('gaps', () => {
  const NOBODY: ComparedProfile = { educationLevels: [], periods: [], languages: [] };

  const gaps = (job: Partial<JobDetail>, profile: Partial<ComparedProfile> = {}, sentences: string[] = []) =>
    gapsOf(makeJob(job), sentences, { ...NOBODY, ...profile });

  beforeAll(() => void jest.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') }));
  afterAll(() => void jest.useRealTimers());

  const education = (asked: string, highest: string | null) => [{ kind: 'education', asked, highest }];

  it.each<[string | null | undefined, (string | null)[], object[]]>([
    ['SMA/SMK', [], education('SMA/SMK', null)],
    ['SMA', ['SMK'], []],
    ['SMK', ['SMA'], []],
    ['SMA/SMK', ['SMA'], []],
    ['SMA', ['S1'], []],
    ['D3', ['SMA'], education('D3', 'SMA')],
    ['D3', ['SMA', 'D1'], education('D3', 'D1')],
    ['D3', ['SMA', 'S1'], []],
    ['D3/S1', ['D3'], []],
    ['D3 atau S1', ['SMK'], education('D3 atau S1', 'SMK')],
    ['S1', ['D4'], education('S1', 'D4')],
    ['s1', ['S2'], []],
    ['S2', ['S1'], education('S2', 'S1')],
    ['S1', [null], []],
    ['S1', ['Paket C'], []],
    ['Pesantren', [], []],
    ['', [], []],
    [null, [], []],
    [undefined, [], []],
  ])('of a job that requires %j and the education %j: %j', (minEducation, educationLevels, found) => {
    expect(gaps({ minEducation }, { educationLevels })).toEqual(found);
  });

  const year = { start: '2024-01-01', end: '2024-12-01' };
  const experience = (askedMonths: number, months: number) => [{ kind: 'experience', askedMonths, months }];

  it.each<[number | null | undefined, ComparedProfile['periods'], object[]]>([
    [12, [], experience(12, 0)],
    [12, [year], []],
    [24, [year], experience(24, 12)],
    [24, [year, year], experience(24, 12)],
    [24, [year, { start: '2025-01-01', end: '2025-12-01' }], []],
    [24, [{ start: '2024-12-01', end: null }], []],
    [36, [{ start: '2024-12-01', end: null }], experience(36, 24)],
    [12, [{ start: '2020-01-01', end: '' }], []],
    [12, [{ start: 'unknown', end: null }], []],
    [0, [], []],
    [-6, [], []],
    [null, [], []],
    [undefined, [], []],
  ])('of a job that requires %j months and work of %j: %j', (minExperienceMonths, periods, found) => {
    expect(gaps({ minExperienceMonths }, { periods })).toEqual(found);
  });

  it.each([
    ['Mampu berbahasa Inggris aktif', [], 'Inggris'],
    ['Fluent in English, written and spoken', [], 'Inggris'],
    ['Good English communication skills', ['Indonesia'], 'Inggris'],
    ['Wajib menguasai bahasa Mandarin', ['Inggris'], 'Mandarin'],
    ['Mahir bahasa Jepang (N3)', [null], 'Jepang'],
    ['Bisa bahasa Arab', [], 'Arab'],
  ])('of “%s” and the languages %j: %s, with the sentence', (sentence, languages, language) => {
    expect(gaps({}, { languages }, ['Jujur', sentence])).toEqual([{ kind: 'language', language, sentence }]);
  });

  it.each([
    ['Mampu berbahasa Inggris aktif', ['Bahasa Inggris']],
    ['Fluent in English', ['English']],
    ['Bisa bahasa Inggris menjadi nilai tambah', []],
    ['Diutamakan mampu berbahasa Inggris', []],
    ['English skills are a plus and preferred', []],
    ['Tidak wajib bisa bahasa Inggris', []],
    ['Kami menyediakan kursus bahasa Inggris agar Anda lancar', []],
    ['Lulusan Sastra Inggris', []],
    ['Mampu bekerja dalam tim', []],
    ['Menguasai masakan Korea dan Jepang', ['Jepang']],
  ])('has no gap of “%s” and the languages %j', (sentence, languages) => {
    expect(gaps({}, { languages }, [sentence])).toEqual([]);
  });

  it('tells three at most, education first', () => {
    const found = gaps({ minEducation: 'S1', minExperienceMonths: 12 }, {}, ['Wajib bahasa Inggris', 'Wajib Mandarin']);
    expect(found.map(({ kind }) => kind)).toEqual(['education', 'experience', 'language']);
  });
});
