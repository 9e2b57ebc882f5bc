import { toPhrase } from '@titian/rules/words';
import fc from 'fast-check';
import { isGap, isProved } from './check-reason.fixture';
import type { MatchJob, MatchProfile } from './match';
import { createTitleIndex, rankMatches } from './rank-matches.fixture';
import { companyKey, jobKey } from './repeats';

const NOW = new Date('2026-11-23T02:00:00Z');

const makeJob = (id: number, changes: Partial<MatchJob> = {}): MatchJob => ({
  id,
  title: 'Kasir',
  company: { name: `PT Toko ${id}` },
  city: 'Kabupaten Sleman',
  province: 'Daerah Istimewa Yogyakarta',
  workplace: 'wfo',
  createdAt: Date.parse('2026-11-20T02:00:00Z'),
  isOpen: true,
  ...changes,
});

const worked = (title: string, years = 2): MatchProfile['work'] => [{ title, years }];

const makeProfile = (changes: Partial<MatchProfile> = {}): MatchProfile => ({
  city: 'Kabupaten Sleman',
  province: 'Daerah Istimewa Yogyakarta',
  educations: [],
  work: worked('Kasir'),
  interests: [],
  skills: [],
  expectedPay: null,
  applied: [],
  saved: [],
  ...changes,
});

const rank = (jobs: readonly MatchJob[], profile: MatchProfile, without: readonly MatchJob[] = [], limit = 10) =>
  rankMatches(createTitleIndex(jobs), profile, { without, now: NOW, limit });

const idsOf = (jobs: readonly MatchJob[], profile: MatchProfile, without: readonly MatchJob[] = []) =>
  rank(jobs, profile, without).map(({ job }) => job.id);

const TITLES = [
  'Magang Kasir',
  'Senior Kasir',
  'Kasir',
  'KASIR!',
  'Cashier',
  'Admin Gudang',
  'Staf Gudang',
  'Perawat',
  'Web Developer',
  '',
];
const COMPANIES = ['PT Maju', 'Maju, PT.', 'CV Jaya', 'Toko Sinar Tbk', 'Toko Sinar'];
const CITIES = ['Kabupaten Sleman', 'KAB. SLEMAN', 'Kota Yogyakarta', 'Kabupaten Jember', null];
const LEVELS = ['SMA', 'SMK', 'D3', 'S1', 'SMA/SMK', 'lainnya', null];
const REQUIREMENTS = [
  undefined,
  null,
  '<li>Bidang: Akuntansi, Teknik Mesin</li>',
  '<p>Minimal D3 semua jurusan.</p>',
  '<p>Lulusan SMK jurusan Akuntansi</p>',
];

const job = (id: number) =>
  fc.record({
    id: fc.constant(id),
    title: fc.constantFrom(...TITLES),
    company: fc.record({ name: fc.constantFrom(...COMPANIES) }),
    city: fc.constantFrom(...CITIES),
    province: fc.constantFrom('Daerah Istimewa Yogyakarta', null),
    workplace: fc.constantFrom('remote', 'wfo', null),
    createdAt: fc.constantFrom(Date.parse('2026-11-20T02:00:00Z'), Date.parse('2026-11-01T02:00:00Z'), null),
    isOpen: fc.boolean(),
    closesAt: fc.constantFrom(
      null,
      NOW.getTime(),
      Date.parse('2026-11-23T02:00:01Z'),
      Date.parse('2026-12-31T17:00:00Z'),
    ),
    functionOfInterest: fc.constantFrom('Ritel', 'Akuntansi dan Keuangan', null),
    minSalary: fc.constantFrom(null, 0, 3_000_000),
    maxSalary: fc.constantFrom(null, 5_000_000),
    minEducation: fc.constantFrom(...LEVELS),
    minExperienceMonths: fc.constantFrom(null, 0, 12, 60),
    workingType: fc.constantFrom('internship', 'fulltime', null),
    requirements: fc.constantFrom(...REQUIREMENTS),
  });

const jobs = fc.nat({ max: 25 }).chain((length) => fc.tuple(...Array.from({ length }, (_, id) => job(id))));

const words = fc.array(fc.constantFrom(...TITLES, 'Akuntansi', 'Excel', 'staf', '  ', '🙂'), { maxLength: 3 });

const profile: fc.Arbitrary<MatchProfile> = fc.record({
  city: fc.constantFrom(...CITIES),
  province: fc.constantFrom('Daerah Istimewa Yogyakarta', null),
  educations: fc.array(
    fc.record({ level: fc.constantFrom(...LEVELS), major: fc.constantFrom('Akuntansi', 'Teknik Mesin', null) }),
    { maxLength: 2 },
  ),
  work: fc.array(
    fc.record({ title: fc.constantFrom(...TITLES, 'Senior Akuntan'), years: fc.constantFrom(0, 0.5, 2, 6) }),
    {
      maxLength: 3,
    },
  ),
  interests: fc.array(fc.constantFrom('Ritel', 'Akuntansi dan Keuangan', 'Gudang'), { maxLength: 2 }),
  skills: words,
  expectedPay: fc.constantFrom(null, 0, 4_000_000),
  applied: words,
  saved: words,
});

it('counts hidden employers as different companies, whose jobs are none of each other posted again', () => {
  const titles = ['Kasir', 'Kasir', 'Cashier', 'Kasir Toko'];
  const shown = (name: string) =>
    idsOf(
      titles.map((title, index) => makeJob(index, { title, company: { name } })),
      makeProfile(),
    );
  expect(shown('Perusahaan dirahasiakan')).toHaveLength(4);
  expect(shown('PT Laut')).toHaveLength(2);
});

it('never shows what is closed, known, repeated or a third of a company or title, and every reason is proved', () => {
  const input = jobs.chain((all) => fc.tuple(fc.constant(all), profile, fc.subarray(all), fc.constantFrom(1, 5, 50)));
  fc.assert(
    fc.property(input, ([all, own, without, limit]) => {
      const matches = rank(all, own, without, limit);
      const shown = matches.map((match) => match.job);
      const keys = shown.map(jobKey);
      const companies = shown.map(({ company }) => companyKey(company.name));
      expect(shown.length).toBeLessThanOrEqual(limit);
      expect(shown.filter(({ isOpen, closesAt }) => !isOpen || (closesAt && closesAt <= NOW.getTime()))).toEqual([]);
      expect(keys.filter((key) => without.some((each) => jobKey(each) === key))).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
      const titles = shown.map(({ title }) => toPhrase(title));
      for (const each of [companies, titles]) {
        for (const name of each) expect(each.filter((other) => other === name).length).toBeLessThan(3);
      }
      for (const { job: found, score, reasons, gaps } of matches) {
        expect(reasons.filter((reason) => !isProved(own, found, reason))).toEqual([]);
        expect(gaps.filter((gap) => !isGap(own, found, gap))).toEqual([]);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(Math.max(...reasons.map(({ points }) => points)) * 2).toBeLessThanOrEqual(score);
      }
    }),
    { numRuns: 500 },
  );
});

type Forbidden =
  | 'gender'
  | 'sex'
  | 'name'
  | 'dob'
  | 'birthDate'
  | 'image'
  | 'photo'
  | 'maritalStatus'
  | 'religion'
  | 'detailLocation'
  | 'identityNumber'
  | 'currentSalary'
  | 'graduationDate'
  | 'startDate'
  | 'language';

/** Does not compile if the input has one of these fields. */
const none: Record<Extract<keyof MatchProfile, Forbidden>, never> = {};

it('ranks by no personal field: the same bytes for another person', () => {
  const all = [makeJob(1), makeJob(2, { title: 'Cashier' }), makeJob(3, { city: 'Kota Yogyakarta' })];
  const one = {
    ...makeProfile(),
    ...none,
    gender: 'Male',
    name: 'Budi',
    dob: '1970-01-01',
    religion: 'A',
    language: 'id',
  };
  const other = {
    ...one,
    gender: 'Female',
    name: 'Sri',
    dob: '2004-01-01',
    religion: 'B',
    language: 'en',
    currentSalary: 1,
  };
  expect(JSON.stringify(rank(all, other))).toBe(JSON.stringify(rank(all, one)));
  expect(rank(all, one)).toHaveLength(3);
});

describe('a word that only qualifies', () => {
  const titlesFor = (skill: string, ...titles: string[]) => {
    const others = Array.from({ length: 200 }, () => 'Perawat');
    const all = [...titles, ...others].map((title, id) => makeJob(id, { title }));
    return rank(all, makeProfile({ work: [], skills: [skill] })).map((match) => match.job.title);
  };

  it('is no evidence before another word of a name, or without the rest of its own name', () => {
    expect(titlesFor('Civil 3D', '3D Artist', 'Civil Engineer', 'Drafter Civil 3D')).toEqual(['Drafter Civil 3D']);
    expect(titlesFor('Go', 'Programmer Go', 'Kurir Go Send', 'Go-to-market Manager')).toEqual(['Programmer Go']);
    expect(titlesFor('React', 'React Native Trainer', 'React Developer')).toEqual(['React Developer']);
  });

  const titlesOfWork = (title: string, all: readonly Partial<MatchJob>[]) =>
    rank(
      [...all, ...Array.from({ length: 200 }, () => ({ title: 'Perawat' }))].map((changes, id) => makeJob(id, changes)),
      makeProfile({ work: worked(title) }),
    ).map((match) => match.job.title);

  it('is no evidence without the work that it qualifies, or alone among words of which none is known as work', () => {
    const titles = ['Pengawas Fasilitas Umum', 'Admin Umum', 'Surveyor Lapangan', 'Penjualan Non Tunai', 'Guru Seni'];
    const all = titles.map((title) => ({ title }));
    expect(titlesOfWork('Guru Umum', all)).toEqual(['Guru Seni']);
    expect(titlesOfWork('Guru Lapangan', all)).toEqual(['Guru Seni']);
    expect(titlesOfWork('Petugas Non Medis', all)).toEqual([]);
  });

  it('tells little where the vacancies whose titles have it are of many functions', () => {
    const names = ['Admin', 'Farmasi', 'Hukum', 'Logistik', 'Marketing', 'Programmer'];
    const spread = names.map((name) => ({ title: `Driver ${name}`, functionOfInterest: name }));
    expect(titlesOfWork('Driver', spread)).toEqual([]);
    const ofOne = spread.map((each) => ({ ...each, functionOfInterest: 'Logistik' }));
    expect(titlesOfWork('Driver', ofOne)).toHaveLength(6);
  });
});

describe('the level', () => {
  const titles = ['Magang Akuntan', 'Internship Accounting', 'Akuntan', 'Senior Akuntan', 'Kasir', 'Sopir'];
  const all = titles.map((title, id) => makeJob(id, { title }));
  const titlesFor = (work: MatchProfile['work']) =>
    rank(all, makeProfile({ work, educations: [{ level: 'S1', major: null }] })).map((match) => match.job.title);
  const gapsOf = (changes: Partial<MatchJob>, profile: Partial<MatchProfile>) =>
    rank([makeJob(1, changes)], makeProfile(profile)).flatMap(({ gaps }) => gaps.map(({ job: { quote } }) => quote));

  it('puts a senior first for a senior, by title or by years, and shows no internship after five years', () => {
    expect(titlesFor(worked('Senior Akuntan', 6))).toEqual(['Senior Akuntan', 'Akuntan']);
    expect(titlesFor(worked('Akuntan', 6))).toEqual(['Senior Akuntan', 'Akuntan']);
    expect(titlesFor(worked('Senior Akuntan', 2))[0]).toBe('Senior Akuntan');
  });

  it('puts a senior last for a beginner, and internships up', () => {
    expect(titlesFor(worked('Akuntan', 0.5))).toEqual([
      'Magang Akuntan',
      'Akuntan',
      'Internship Accounting',
      'Senior Akuntan',
    ]);
  });

  it('is a gap where it is another one, more experience is required, or the job is an internship', () => {
    const beginner = { work: [], interests: ['Kasir'], educations: [{ level: 'SMK', major: null }] };
    expect(gapsOf({ title: 'Senior Kasir' }, beginner)).toEqual(['senior']);
    expect(gapsOf({ minExperienceMonths: 36 }, { work: worked('Kasir', 2) })).toEqual(['36']);
    expect(gapsOf({ minExperienceMonths: 36 }, { work: worked('Kasir', 3) })).toEqual([]);
    expect(gapsOf({ workingType: 'internship' }, { work: worked('Kasir', 5) })).toEqual(['internship']);
    expect(gapsOf({ workingType: 'internship' }, { work: worked('Kasir', 1) })).toEqual([]);
    const either = { workingType: 'internship', workingTypes: ['internship', 'parttime'] };
    expect(gapsOf(either, { work: worked('Kasir', 5) })).toEqual([]);
  });
});

it('finds work by the function and by the fields of study that are named, where the title tells nothing', () => {
  const all = [
    makeJob(1, { title: 'Pembina Kemandirian', requirements: '<li>Bidang: Ilmu Pertanian</li>' }),
    makeJob(2, { title: 'Staf Lapangan', functionOfInterest: 'Pertanian' }),
    ...Array.from({ length: 60 }, (_, id) => makeJob(100 + id, { title: 'Perawat' })),
  ];
  const farmer = { work: worked('Petani'), interests: ['Perkebunan dan Pertanian'] };
  expect(idsOf(all, makeProfile(farmer)).sort()).toEqual([1, 2]);
});

it('finds the same word in another form, in titles and in the fields of study that are named', () => {
  const titlesFor = (major: string, all: readonly Partial<MatchJob>[]) =>
    rank(
      [...all, ...Array.from({ length: 60 }, () => ({ title: 'Perawat' }))].map((changes, id) => makeJob(id, changes)),
      makeProfile({ work: [], educations: [{ level: 'S1', major }] }),
    ).map((match) => match.job.title);
  expect(
    titlesFor('Statistika', [
      { title: 'Statistisi', minEducation: 'D3', requirements: '<li>Bidang: Statistik, Manajemen</li>' },
      { title: 'Pengolah Survei', minEducation: 'S1', requirements: '<p>S1 Matematika, Statistika, atau Fisika.</p>' },
      { title: 'Peneliti', minEducation: 'S1', requirements: '<p>Lulusan Statistik/Matematika dipersilakan.</p>' },
      { title: 'Stasioner' },
    ]),
  ).toEqual(['Statistisi', 'Pengolah Survei', 'Peneliti']);
  expect(
    titlesFor('Ilmu Gizi', [
      { title: 'Ahli Gizi', minEducation: 'D3', requirements: '<li>Bidang: Gizi dan Dietetika</li>' },
    ]),
  ).toEqual(['Ahli Gizi']);
  expect(titlesFor('Manajemen', [{ title: 'Manajer' }])).toEqual([]);
});

it('shows what fits best where no job fits in place and education', () => {
  const far = { city: 'Kabupaten Jember', province: 'Jawa Timur', minEducation: 'S1' };
  const own = { work: worked('Kasir'), interests: ['Kasir'], educations: [{ level: 'SMA', major: null }] };
  expect(idsOf([makeJob(1, far), makeJob(2, { ...far, title: 'Perawat' })], makeProfile(own))).toEqual([1]);
});

it('puts the same regency before a neighbouring one, and this before any other', () => {
  const all = [
    makeJob(1, { city: 'Kabupaten Jember', province: 'Jawa Timur' }),
    makeJob(2, { city: 'Kota Yogyakarta' }),
    makeJob(3, { title: 'Loker Kasir' }),
  ];
  expect(idsOf(all, makeProfile({ interests: ['Kasir'] }))).toEqual([3, 2, 1]);
});

it('puts work close by before better work out of reach, but not before work from home', () => {
  const far = { city: 'Kabupaten Jember', province: 'Jawa Timur', minEducation: 'SMK' };
  const all = [
    makeJob(1, { title: 'Sopir' }),
    makeJob(2, far),
    makeJob(3, { ...far, workplace: 'remote' }),
    ...Array.from({ length: 60 }, (_, id) => makeJob(100 + id, { title: 'Perawat' })),
  ];
  const own = { interests: ['Kasir', 'Sopir'], educations: [{ level: 'SMK', major: null }] };
  expect(idsOf(all, makeProfile(own))).toEqual([3, 1, 2]);
});

it('lets the age decide between equal ones alone', () => {
  const old = makeJob(1, { createdAt: Date.parse('2026-01-01T00:00:00Z') });
  expect(idsOf([old, makeJob(2)], makeProfile())).toEqual([2, 1]);
  expect(idsOf([old, makeJob(2, { city: 'Kota Yogyakarta' })], makeProfile())).toEqual([1, 2]);
});

it('takes no vacancy for a match by a word that nearly all have', () => {
  const admins = Array.from({ length: 200 }, (_, id) => makeJob(id, { title: 'Admin' }));
  const cashier = makeJob(500);
  expect(idsOf([...admins, cashier], makeProfile({ work: [...worked('Admin'), ...worked('Kasir')] }))).toEqual([500]);
});

describe('words of a field', () => {
  const titlesFor = (interest: string, titles: string[]) => {
    const all = [
      ...titles.map((title, id) => makeJob(id, { title })),
      ...Array.from({ length: 60 }, (_, id) => makeJob(100 + id, { title: 'Perawat' })),
    ];
    return rank(all, makeProfile({ work: [], interests: [interest] })).map((match) => match.job.title);
  };

  it('are no match beside another word, or within a phrase of another meaning', () => {
    expect(titlesFor('Sosial dan Pemberdayaan Masyarakat', ['Sosial Media Admin'])).toEqual([]);
    expect(titlesFor('Kebersihan dan Pengelolaan Gedung', ['Analis Pengelolaan Keuangan'])).toEqual([]);
    expect(titlesFor('Penjahitan dan Tata Busana', ['Staf Tata Usaha', 'Petugas Tata Boga'])).toEqual([]);
    expect(titlesFor('Keselamatan dan Kesehatan Kerja (K3)', ['Epidemiolog Kesehatan'])).toEqual([]);
  });

  it('find the work that has another name', () => {
    expect(titlesFor('Pengembangan Perangkat Lunak', ['Web Developer', 'Staf Pengembangan Bisnis'])).toEqual([
      'Web Developer',
    ]);
    expect(titlesFor('Ritel', ['Sales Associate'])).toEqual(['Sales Associate']);
  });
});

it('shows one job of a company in several cities, or posted again, once', () => {
  const company = { company: { name: 'Toko 1' } };
  const all = [
    makeJob(1, company),
    makeJob(2, { ...company, city: 'Kabupaten Bantul' }),
    makeJob(3, { ...company, title: 'URGENT: Kasir' }),
  ];
  expect(idsOf(all, makeProfile())).toHaveLength(1);
});

it('leaves out a job that was applied to and is posted again, also where the city is not known', () => {
  const again = makeJob(2, { company: { name: 'Toko 1 PT' }, title: 'KASIR ' });
  expect(idsOf([again], makeProfile(), [makeJob(1, { city: 'KAB. SLEMAN' })])).toEqual([]);
  const known = { id: null, title: 'Kasir', company: { name: 'PT Toko 1' } };
  expect(rankMatches(createTitleIndex([again]), makeProfile(), { without: [known], now: NOW, limit: 5 })).toEqual([]);
});

describe('education', () => {
  const partOf = (own: MatchProfile['educations'], changes: Partial<MatchJob>) => {
    const [match] = rank([makeJob(1, changes)], makeProfile({ educations: own }));
    const reason = match?.reasons.find(({ part }) => part === 'education');
    return reason ? `${reason.profile.value}: ${reason.job.quote}` : (match?.gaps[0]?.job.quote ?? null);
  };
  const smk = [{ level: 'SMK', major: 'Akuntansi' }];

  it.each([
    ['is a reason where the level of a school is reached', { minEducation: 'SMA' }, 'SMK: SMA'],
    ['is a gap where more is required', { minEducation: 'S1' }, 'S1'],
    [
      'quotes the field that is required',
      { minEducation: 'SMK', requirements: '<li>Bidang: Tata Boga, Akuntansi</li>' },
      'Akuntansi: Akuntansi',
    ],
    [
      'is none where another field is required',
      { minEducation: 'SMK', requirements: '<p>SMK jurusan Tata Boga</p>' },
      null,
    ],
    [
      'quotes that all fields are welcome',
      { minEducation: 'SMA', requirements: '<p>SMA/SMK semua jurusan</p>' },
      'SMK: semua jurusan',
    ],
    ['is none where nothing is required', {}, null],
  ] as const)('%s', (_name, changes, expected) => {
    expect(partOf(smk, changes)).toBe(expected);
  });

  it('is no reason from a diploma on where the list does not tell the field', () => {
    expect(partOf([{ level: 'S1', major: 'Akuntansi' }], { minEducation: 'D3' })).toBeNull();
  });
});

it("compares a day's pay by the month, and quotes what is stated", () => {
  const all = [
    makeJob(1, { maxSalary: 170_000, salaryPeriod: 'day' }),
    makeJob(2, { title: 'Loker Kasir', maxSalary: 150_000, salaryPeriod: 'day' }),
    makeJob(3, { title: 'Kasir Toko', maxSalary: 90_000, salaryPeriod: 'hour', workingType: 'fulltime' }),
  ];
  const told = rank(all, makeProfile({ expectedPay: 4e6 })).map(({ job: { id }, reasons, gaps }) => [
    id,
    [...reasons, ...gaps].find(({ part }) => part === 'pay')?.job.quote,
    gaps.some(({ part }) => part === 'pay'),
  ]);
  expect(told.sort()).toEqual([
    [1, '170000', false],
    [2, '150000', true],
    [3, undefined, false],
  ]);
});

it('gives pay as a reason only where the vacancy states it', () => {
  const all = [
    makeJob(1),
    makeJob(2, { minSalary: 3e6, maxSalary: 5e6 }),
    makeJob(3, { title: 'Loker Kasir', maxSalary: 2e6 }),
  ];
  const matches = rank(all, makeProfile({ expectedPay: 4e6 }));
  const told = matches.map(({ job: { id }, reasons, gaps }) => [
    id,
    reasons.some(({ part }) => part === 'pay'),
    gaps.some(({ part }) => part === 'pay'),
  ]);
  expect(told).toEqual([
    [2, true, false],
    [1, false, false],
    [3, false, true],
  ]);
});
