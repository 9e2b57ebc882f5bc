import type { Profile } from '@/entities/profile/candidate';
import { completeness } from './completeness';
import type { SectionCounts } from './completeness';
import type { Job } from '@/entities/job';
import type { Application } from '@/entities/application';
import { askedBy, demandOf } from './demand';

describe('completeness', () => {
  const full: Profile = {
    id: 1,
    name: 'Sari',
    image: '/media/sari.webp',
    professionalHeadline: 'Analis Data',
    about: 'Suka angka.',
    identityNumber: null,
    gender: 'Female',
    dob: '1995-01-01',
    email: 'sari@example.com',
    phoneNumber: '+6281234567890',
    birthPlace: 34,
    location: { id: 34, name: 'DI Yogyakarta' },
    city: { id: 3404, name: 'Kabupaten Sleman' },
    detailLocation: 'Jalan Uji 1',
    linkedin: 'https://linkedin.com/in/sari',
    instagram: null,
    currentSalary: null,
    expectedSalary: 7_000_000,
  };

  const empty: Profile = {
    ...full,
    image: null,
    professionalHeadline: null,
    about: null,
    gender: null,
    dob: null,
    birthPlace: null,
    location: null,
    city: null,
    detailLocation: null,
    linkedin: null,
    expectedSalary: null,
  };

  const all: SectionCounts = { education: 1, workExperience: 3, skill: 2, language: 1, interest: 1 };
  const none: SectionCounts = { education: 0, workExperience: 0, skill: 0, language: 0, interest: 0 };

  it.each<[string, Profile, SectionCounts, number, string | undefined]>([
    ['a full profile', full, all, 100, undefined],
    ['an empty profile', empty, none, 0, 'pendidikan terakhir'],
    ['an empty profile with full lists', empty, all, 50, 'gaji yang diharapkan'],
    ['a full profile with empty lists', full, none, 50, 'pendidikan terakhir'],
    ['no work experience', full, { ...all, workExperience: 0 }, 85, 'pengalaman kerja'],
    ['no education', full, { ...all, education: 0 }, 85, 'pendidikan terakhir'],
    ['no photo', { ...full, image: null }, all, 90, 'foto profil'],
    ['half a headline', { ...full, about: null }, all, 95, 'headline dan tentang saya'],
    ['one of six personal fields missing', { ...full, city: null }, all, 96, 'informasi pribadi'],
    ['the other network alone', { ...full, linkedin: null, instagram: 'x' }, all, 100, undefined],
    ['no network', { ...full, linkedin: null }, all, 95, 'media sosial'],
    ['an expected salary of zero', { ...full, expectedSalary: 0 }, all, 100, undefined],
    ['no expected salary', { ...full, expectedSalary: null }, all, 95, 'gaji yang diharapkan'],
    ['no language', full, { ...all, language: 0 }, 95, 'bahasa'],
    ['no interest', full, { ...all, interest: 0 }, 95, 'minat pekerjaan'],
    ['no skill', full, { ...all, skill: 0 }, 90, 'keahlian'],
  ])('%s', (_what, profile, counts, percent, missing) => {
    const result = completeness(profile, counts);
    expect([result.percent, result.missing?.name]).toEqual([percent, missing]);
  });

  it('is 100 % without work experience for a candidate who has never worked', () => {
    const fresh = { ...full, noWorkExperience: true };
    expect(completeness(fresh, { ...all, workExperience: 0 }).percent).toBe(100);
    expect(completeness({ ...fresh, noWorkExperience: false }, { ...all, workExperience: 0 }).percent).toBe(85);
  });

  it('names first what jobs of the place ask for, the fewest fields before others, and says so', () => {
    const asking = { education: 12, workExperience: 15, language: 8 };
    const demand = { place: 'Kabupaten Sleman', jobs: 20, asking };
    expect(completeness(empty, none, demand)).toMatchObject({
      percent: 0,
      missing: {
        name: 'bahasa',
        remedy: { tab: 'minat-preferensi' },
        reason: '8 dari 20 lowongan di Kabupaten Sleman menyebut kemampuan bahasa.',
      },
    });
    expect(completeness(empty, { ...none, language: 1 }, demand).missing).toMatchObject({
      name: 'pendidikan terakhir',
      remedy: { tab: 'latar-belakang' },
      reason: '12 dari 20 lowongan di Kabupaten Sleman meminta pendidikan tertentu.',
    });
    expect(completeness(empty, { ...none, language: 1, education: 1 }, demand).missing).toMatchObject({
      name: 'pengalaman kerja',
      reason: '15 dari 20 lowongan di Kabupaten Sleman meminta pengalaman kerja.',
    });
  });

  it('names before all others what the jobs applied to ask for', () => {
    const demand = { place: 'Kabupaten Sleman', jobs: 20, asking: { language: 20 } };
    const next = (...jobs: Pick<Application, 'job'>['job'][]) =>
      completeness(empty, none, demand, askedBy(jobs.map((applied) => ({ job: applied })))).gaps.map(
        ({ name }) => name,
      );
    const job = {
      id: 1,
      slug: 'a',
      title: 'Kasir',
      isOpen: true,
      createdAt: null,
      company: { name: 'PT', logo: null },
    };
    expect(next(job)[0]).toBe('bahasa');
    expect(next(job, { ...job, asksExperience: true }).slice(0, 2)).toEqual(['pengalaman kerja', 'bahasa']);
    const both = next({ ...job, asksEducation: true, asksExperience: true });
    expect(both.slice(0, 3)).toEqual(['pendidikan terakhir', 'pengalaman kerja', 'bahasa']);
    expect(both.at(-1)).toBe('foto profil');
  });

  it.each([
    [5, 20, true],
    [4, 20, false],
    [5, 21, false],
    [6, 21, true],
    [2, 5, true],
    [1, 5, false],
    [0, 0, false],
  ])('counts %i of %i jobs as asking for it: %s', (education, jobs, isTold) => {
    const demand = { place: 'Bali', jobs, asking: { education } };
    const { missing } = completeness(empty, none, demand);
    expect(missing).toMatchObject(
      isTold
        ? {
            name: 'pendidikan terakhir',
            reason: `${education} dari ${jobs} lowongan di Bali meminta pendidikan tertentu.`,
          }
        : { name: 'keahlian', reason: null },
    );
  });

  const gapNames = (...values: Parameters<typeof completeness>) => completeness(...values).gaps.map(({ name }) => name);

  it('has all gaps: education and work, those with the fewest fields, of these what adds most, and a photo last', () => {
    expect(gapNames(full, all)).toEqual([]);
    expect(gapNames(empty, none)).toEqual([
      'pendidikan terakhir',
      'pengalaman kerja',
      'keahlian',
      'minat pekerjaan',
      'gaji yang diharapkan',
      'media sosial',
      'headline dan tentang saya',
      'bahasa',
      'informasi pribadi',
      'foto profil',
    ]);
  });

  it('counts the fields of a form that are still empty', () => {
    expect(gapNames({ ...full, city: null }, { ...all, language: 0 })).toEqual(['informasi pribadi', 'bahasa']);
    expect(gapNames({ ...full, city: null, location: null, dob: null }, { ...all, language: 0 })).toEqual([
      'bahasa',
      'informasi pribadi',
    ]);
  });

  it('has the address that opens the form of each gap, and says which of them a company sees', () => {
    const { gaps } = completeness(empty, none);
    expect(gaps).toContainEqual({ name: 'foto profil', address: '/profile?form=headline', isSeen: true });
    expect(gaps).toContainEqual({
      name: 'bahasa',
      address: '/profile?tab=minat-preferensi&form=language',
      isSeen: true,
    });
    expect(gaps.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([
      'gaji yang diharapkan',
      'informasi pribadi',
    ]);
  });

  it('leads to the modal or the tab that fills the gap', () => {
    const remedy = (profile: Profile, counts: SectionCounts) => completeness(profile, counts).missing?.remedy;
    expect(remedy({ ...full, gender: null }, all)).toEqual({ modal: 'personal-information' });
    expect(remedy({ ...full, image: null }, all)).toEqual({ modal: 'headline' });
    expect(remedy(full, none)).toEqual({ tab: 'latar-belakang' });
  });
});

describe('demand', () => {
  const job = (values: Partial<Job>): Job => ({
    id: 1,
    slug: 'a',
    title: 'Kasir',
    isOpen: true,
    workingType: null,
    workplace: null,
    deadline: null,
    createdAt: null,
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    company: { name: 'PT Toko', logo: null, banner: null },
    ...values,
  });

  const many = (count: number, values: Partial<Job>): Job[] => Array.from({ length: count }, () => job(values));

  const BANDUNG = { city: { id: 1, name: 'Kota Bandung' }, location: { id: 2, name: 'Jawa Barat' } };

  it('counts what the open jobs of the city ask for', () => {
    const jobs = [
      ...many(3, { minEducation: 'SMA' }),
      ...many(2, { minExperienceMonths: 12 }),
      ...many(2, { minExperienceMonths: 0, minEducation: '' }),
      ...many(9, { isOpen: false, minEducation: 'S1' }),
      ...many(9, { city: 'Kota Bogor', minEducation: 'S1' }),
    ];
    expect(demandOf(jobs, BANDUNG)).toEqual({
      place: 'Kota Bandung',
      jobs: 7,
      asking: { education: 3, workExperience: 2 },
    });
  });

  it('takes the province where the city has few jobs', () => {
    const jobs = [...many(4, {}), ...many(6, { city: 'Kota Bogor', minEducation: 'SMA' })];
    expect(demandOf(jobs, BANDUNG)).toMatchObject({ place: 'Jawa Barat', jobs: 10 });
  });

  it.each([
    ['no job', [], BANDUNG],
    ['few jobs', many(4, {}), BANDUNG],
    ['jobs elsewhere', many(9, { city: 'Kota Medan', province: 'Sumatera Utara' }), BANDUNG],
    ['an unknown place', many(9, {}), { city: null, location: null }],
    ['a place without a name', many(9, {}), { city: { id: 1, name: null }, location: null }],
    ['jobs without a place', many(9, { city: null, province: null }), { city: null, location: { id: 1, name: null } }],
  ])('knows nothing of %s', (_what, jobs, place) => {
    expect(demandOf(jobs, place)).toBeUndefined();
  });
});
