import { isJobPosting, toJobInput } from './job-posting';
import { Places } from './places';

const places = new Places(
  [
    { id: 34, name: 'Daerah Istimewa Yogyakarta' },
    { id: 51, name: 'Bali' },
    { id: 91, name: 'Papua' },
  ],
  [{ id: 3404, name: 'Kabupaten Sleman', locationId: 34 }],
);

const full = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'Bursa Contoh', value: 'a-1' },
  title: '  Staf \t Gudang\n',
  description: '<p>Menata barang.</p>',
  educationRequirements: ['Diploma'],
  datePosted: '2026-11-04T17:17:48+07:00',
  validThrough: '2026-12-14T23:59:59+07:00',
  employmentType: 'INTERN',
  jobLocationType: 'TELECOMMUTE',
  hiringOrganization: { '@type': 'Organization', name: 'PT  Contoh', logo: 'https://contoh.example/logo.png' },
  jobLocation: { address: { addressLocality: 'KAB. SLEMAN', addressRegion: 'DAERAH ISTIMEWA YOGYAKARTA' } },
  baseSalary: { currency: 'IDR', value: { minValue: 3e6, maxValue: 4e6, unitText: 'MONTH' } },
  industry: 'Logistik',
  occupationalCategory: [{ name: 'Pergudangan' }, 'Transportasi'],
  jobBenefits: 'upah lembur; Makan siang',
  totalJobOpenings: 4,
};

const hidden = { name: 'Perusahaan dirahasiakan', logo: null, banner: null };
const least = { '@type': 'JobPosting', title: 'Kasir', hiringOrganization: 'Toko Contoh' };
const read = (row: object) => toJobInput(row as Record<string, unknown>, places);
const without = (key: keyof typeof full) => ({ ...full, [key]: undefined });

describe('isJobPosting', () => {
  it.each(['JobPosting', 'https://schema.org/JobPosting', 'http://schema.org/JobPosting', 'schema:JobPosting'])(
    'knows %s',
    (type) => {
      expect(isJobPosting({ '@type': type })).toBe(true);
      expect(isJobPosting({ '@type': ['Thing', type] })).toBe(true);
    },
  );

  it.each([null, 5, 'JobPosting', [], {}, { '@type': 'Organization' }, { '@type': 'NotAJobPosting' }, { '@type': {} }])(
    'does not take %j for one',
    (row) => {
      expect(isJobPosting(row)).toBe(false);
    },
  );
});

describe('toJobInput', () => {
  it('reads a whole posting', () => {
    expect(read(full)).toEqual({
      job: {
        source: 'Bursa Contoh',
        sourceId: 'a-1',
        title: 'Staf Gudang',
        company: { name: 'PT Contoh', logo: 'https://contoh.example/logo.png', banner: null },
        workingType: 'internship',
        workplace: 'remote',
        deadline: '2026-12-14',
        createdAt: new Date('2026-11-04T10:17:48Z'),
        status: 'open',
        locationId: 34,
        cityId: 3404,
        description: '<p>Menata barang.</p>',
        requirements: '<ul><li>Pendidikan: Diploma</li></ul>',
        functionOfInterest: 'Pergudangan, Transportasi',
        industry: 'Logistik',
        minSalary: 3e6,
        maxSalary: 4e6,
        minEducation: 'D3',
        minExperienceMonths: null,
        openings: 4,
        benefits: ['Upah Lembur', 'Makan siang'],
      },
      named: 'KAB. SLEMAN, DAERAH ISTIMEWA YOGYAKARTA',
      warnings: [],
    });
  });

  it('needs no more than title and company', () => {
    expect(read(least)).toEqual({
      job: {
        source: 'content',
        sourceId: expect.stringMatching(/^[\w-]{43}$/),
        title: 'Kasir',
        company: { name: 'Toko Contoh', logo: null, banner: null },
        workingType: null,
        workplace: null,
        deadline: null,
        createdAt: null,
        status: 'open',
        locationId: null,
        cityId: null,
        description: '',
        requirements: '',
        functionOfInterest: null,
        industry: null,
        minSalary: null,
        maxSalary: null,
        minEducation: null,
        minExperienceMonths: null,
        openings: null,
        benefits: [],
      },
      named: '',
      warnings: [],
    });
  });

  it.each([
    ['2026-12-14', 'Bali', '2026-12-14', undefined],
    ['2026-12-14T09:00:00+07:00', 'Sleman', '2026-12-14', '2026-12-14T02:00:00.000Z'],
    ['2026-12-14T17:30:00Z', 'Sleman', '2026-12-15', '2026-12-14T17:30:00.000Z'],
    ['2026-12-14T17:00:00Z', 'Sleman', '2026-12-14', undefined],
    ['2026-12-14T00:00:00+07:00', 'Sleman', '2026-12-13', undefined],
    ['2026-12-15T00:00:00+08:00', 'Bali', '2026-12-14', undefined],
    ['2026-12-14T23:00:00+07:00', 'Bali', '2026-12-14', undefined],
    ['2026-12-14T00:00', 'Papua', '2026-12-14', undefined],
    ['2026-12-14 00:00:00', 'Sleman', '2026-12-14', undefined],
    ['14 Desember 2026 pukul 00.00', 'Bali', '2026-12-14', undefined],
    ['2026-12-14T24:00:00', 'Papua', '2026-12-14', undefined],
    ['2026-12-14T24:00:00+09:00', 'Papua', '2026-12-14', undefined],
    ['14 Desember 2026 pukul 16.00 WITA', 'Bali', '2026-12-14', '2026-12-14T08:00:00.000Z'],
    ['2026-12-14T23:59', 'Papua', '2026-12-14', undefined],
    ['2026-12-14T23:59:59.999+09:00', 'Papua', '2026-12-14', undefined],
    ['2026-12-14T23:59:59+09:00', 'Sleman', '2026-12-14', '2026-12-14T14:59:59.000Z'],
  ])('reads the deadline %s in %s as %s with the instant %s', (validThrough, place, deadline, instant) => {
    const { job, warnings } = read({ ...full, validThrough, jobLocation: place });
    expect([job.deadline, job.deadlineAt?.toISOString(), warnings]).toEqual([deadline, instant, []]);
  });

  it.each<[string, object, object]>([
    ['a title with markup', { title: 'Staf &amp; Guru &#8211; <b>Malam</b>' }, { title: 'Staf & Guru – Malam' }],
    ['a title that is escaped twice, once', { title: 'A &amp;amp; B' }, { title: 'A &amp; B' }],
    ['words in angle brackets', { title: 'Staf <urgent> 3 < 5' }, { title: 'Staf <urgent> 3 < 5' }],
    ['a title in a list', { title: ['Kasir'] }, { title: 'Kasir' }],
    ['a title behind an empty one', { title: [null, '', 'Kasir'] }, { title: 'Kasir' }],
    [
      'lists in a list',
      { employmentType: [['PART_TIME']], industry: [['Ritel']] },
      { workingType: 'parttime', industry: 'Ritel' },
    ],
    [
      'a workplace among the job types',
      { employmentType: ['FULL_TIME', 'REMOTE'], jobLocationType: undefined },
      { workingType: 'fulltime', workplace: 'remote' },
    ],
    [
      'a company with an empty name',
      { hiringOrganization: { name: ' ', legalName: 'PT Jaya' } },
      { company: { name: 'PT Jaya' } },
    ],
    [
      'several credentials',
      { educationRequirements: { credentialCategory: ['bachelor degree', { name: 'Diploma' }] } },
      { minEducation: 'D3' },
    ],
    ['control characters', { title: 'Ka\u0000sir\u202e\ud800 \u001b' }, { title: 'Kasir' }],
    [
      'characters without a width',
      { title: '\ufeffKa\u200bsir\u2060 T\u00ado&#8203;ko\u200d' },
      { title: 'Kasir Toko' },
    ],
    ['signs of several characters', { title: 'Guru 👩‍🏫 ❤️' }, { title: 'Guru 👩‍🏫 ❤️' }],
    ['a place with a character without a width', { jobLocation: 'Kab. Sle\u200bman' }, { cityId: 3404 }],
    ['an identifier with such a character', { identifier: 'A\u200b1' }, { sourceId: 'A1' }],
    [
      'a company with markup',
      { hiringOrganization: { name: 'PT Maju &amp; Jaya<br>' } },
      { company: { name: 'PT Maju & Jaya' } },
    ],
    ['a hidden employer', { hiringOrganization: 'confidential' }, { company: hidden, source: 'Bursa Contoh' }],
    [
      'a hidden employer with a logo and a legal name',
      {
        hiringOrganization: { name: 'Perusahaan Rahasia', legalName: 'PT Jaya', logo: 'https://contoh.example/l.png' },
      },
      { company: hidden },
    ],
    [
      'an identifier of a hidden employer',
      { hiringOrganization: 'Confidential', identifier: { name: 'Rahasia', value: '7' } },
      { company: hidden, source: 'Perusahaan dirahasiakan', sourceId: '7' },
    ],
    ['a company by its legal name', { hiringOrganization: { legalName: 'PT Jaya' } }, { company: { name: 'PT Jaya' } }],
    [
      'benefits in HTML',
      { jobBenefits: '<ul><li>BPJS Kesehatan</li><li>THR</li></ul>' },
      { benefits: ['BPJS Kesehatan', 'THR'] },
    ],
    ['no experience', { experienceRequirements: { monthsOfExperience: 0 } }, { minExperienceMonths: 0 }],
    ['a number of openings as text', { totalJobOpenings: ' 3 ' }, { openings: 3 }],
  ])('reads %s', (_what, values, job) => {
    expect(read({ ...full, ...values })).toMatchObject({ job, warnings: [] });
  });

  it.each<[string, object, string[]]>([
    ['a title that is too long', { title: 'kata '.repeat(50) }, ['too-long']],
    ['a company that is too long', { hiringOrganization: 'x'.repeat(300) }, ['too-long']],
    ['several titles', { title: ['Kasir', 'Guru'] }, ['further-value']],
    ['several companies', { hiringOrganization: ['PT A', 'PT B'] }, ['further-value']],
    ['several deadlines', { validThrough: ['2027-01-31', '2027-02-28'] }, ['further-value']],
    ['a date that is none', { datePosted: 'kemarin' }, ['unreadable-date']],
    ['a deadline whose hour has no zone', { validThrough: '2026-12-14 16:00' }, ['unclear-hour']],
    ['a deadline that is none', { validThrough: '2026-02-30' }, ['unreadable-date']],
    ['a placeholder', { validThrough: '9999-12-31' }, ['placeholder-date']],
    ['a date to come', { datePosted: '2027-03-01' }, ['future-date']],
    ['a description that is no text', { description: { a: 1 } }, ['unreadable-value']],
    ['a description that is too long', { description: 'x'.repeat(50_001) }, ['too-long']],
    ['requirements that are too long', { skills: 'x'.repeat(50_001) }, ['too-long', 'too-long']],
    ['an industry that is too long', { industry: ['x'.repeat(150), 'y'.repeat(150)] }, ['too-long']],
    ['a character that was lost', { title: 'Kaf\ufffd' }, ['unreadable-value']],
    ['a number for the job type', { employmentType: 7 }, ['unreadable-value']],
    ['a number for a skill', { skills: ['Excel', 7, null] }, ['unreadable-value']],
    ['a number for the education', { educationRequirements: 7 }, ['unreadable-value']],
    ['a benefit that is none', { jobBenefits: [7] }, ['unreadable-value']],
    ['a benefit of many words', { jobBenefits: 'kata '.repeat(100) }, ['too-long']],
    ['very many benefits', { jobBenefits: Array.from({ length: 51 }, (_, n) => `n${n}`) }, ['too-long']],
    ['months that are none', { experienceRequirements: { monthsOfExperience: -1 } }, ['unreadable-value']],
    ['openings that are none', { totalJobOpenings: 'banyak' }, ['unreadable-value']],
    ['an identifier that is none', { identifier: { value: { a: 1 } } }, ['unreadable-value']],
    ['an address that is none', { identifier: undefined, url: 5 }, []],
    ['a place that is not known', { jobLocation: 'Muar "X"' }, ['unknown-place']],
    ['pay in another currency', { baseSalary: { currency: 'USD', value: 5 } }, ['unclear-pay']],
    ['a logo of another kind', { hiringOrganization: { name: 'PT', logo: 'logo.png' } }, ['unusable-logo']],
    ['what is not stored', { workHours: '9-5', jobStartDate: '2026-12-01', applicationContact: '' }, ['unread-field']],
  ])('stores a row with %s, and warns', (_what, values, kinds) => {
    const { job, warnings } = toJobInput({ ...full, ...values }, places, new Date('2026-11-25T00:00:00Z'));
    expect(warnings.map(({ kind }) => kind)).toEqual(kinds);
    expect(job.title.length).toBeGreaterThan(0);
    expect(job.title.length).toBeLessThanOrEqual(200);
    expect(job.company.name.length).toBeLessThanOrEqual(200);
  });

  it.each([
    [{ baseSalary: { currency: 'USD', value: 500 } }, { salary: 'USD 500' }],
    [{ employmentType: 'VOLUNTEER' }, { workingType: 'VOLUNTEER' }],
    [{ jobLocationType: 'WFO/WFH' }, { workplace: 'WFO/WFH' }],
    [{ jobLocation: 'Site Tambang Lestari' }, { location: 'Site Tambang Lestari' }],
    [{ jobLocation: 'Cebongan, Daerah Istimewa Yogyakarta' }, { location: 'Cebongan' }],
    [
      { jobLocation: { address: { addressLocality: 'Cebongan', addressRegion: 'DI Yogyakarta' } } },
      { location: 'Cebongan' },
    ],
    [{ jobLocation: 'Jl. Melati 1, Depok, Sleman' }, undefined],
    [{ jobLocation: 'Daerah Istimewa Yogyakarta' }, undefined],
    [{ validThrough: 'Sampai kuota terpenuhi' }, { deadline: 'Sampai kuota terpenuhi' }],
    [{ totalJobOpenings: 'beberapa' }, { openings: 'beberapa' }],
    [{ employmentType: 'OTHER', jobLocationType: '', totalJobOpenings: '-' }, undefined],
    [{ validThrough: '9999-12-31', employmentType: 'REMOTE', jobLocation: undefined }, undefined],
    [{}, undefined],
  ])('keeps the words of %j, which it cannot store', (values, stated) => {
    const row = { ...without('jobLocationType'), ...values };
    expect(read(row).job.stated).toEqual(stated);
  });

  it('keeps what else a list holds, and the words of a long text', () => {
    const { job } = read({
      ...full,
      title: 'kata '.repeat(50),
      skills: ['Excel', 7],
      jobBenefits: ['THR', 'x'.repeat(201)],
    });
    expect(job.title).toBe(`${'kata '.repeat(38)}kata…`);
    expect(job.requirements).toContain('Excel');
    expect(job.benefits).toEqual(['THR']);
  });

  it.each([
    ['title is missing', { ...full, title: ' ' }],
    ['title is missing', { ...full, title: '<b></b>' }],
    ['title is missing', { ...full, title: '\u200b\u200d\u2060' }],
    ['title is missing', without('title')],
    ['title is not text', { ...full, title: 5 }],
    ['hiringOrganization.name is missing', without('hiringOrganization')],
    ['hiringOrganization.name is missing', { ...full, hiringOrganization: {} }],
    ['hiringOrganization.name is missing', { ...full, hiringOrganization: [] }],
    ['hiringOrganization.name is not text', { ...full, hiringOrganization: { name: {} } }],
    ['hiringOrganization.name is not text', { ...full, hiringOrganization: true }],
    ['the job is abroad: "Malaysia"', { ...full, jobLocation: 'Kampar, Perak, Malaysia' }],
  ])('refuses a row: %s', (reason, row) => {
    expect(() => read(row)).toThrow(reason);
  });
});

describe('the identity of a row', () => {
  const identityOf = (row: object) => {
    const { source, sourceId } = read(row).job;
    return { source, sourceId };
  };

  it.each([
    [
      { name: 'Bursa', value: 17 },
      { source: 'Bursa', sourceId: '17' },
    ],
    [{ value: 'a' }, { source: 'PT Contoh', sourceId: 'a' }],
    ['a', { source: 'PT Contoh', sourceId: 'a' }],
    [17, { source: 'PT Contoh', sourceId: '17' }],
    [[{ name: 'Bursa', value: 'a' }, 'b'], { source: 'Bursa', sourceId: 'a' }],
  ])('is its identifier %j', (identifier, identity) => {
    expect(identityOf({ ...full, identifier })).toEqual(identity);
  });

  it('is its address where it has no identifier', () => {
    const url = 'https://contoh.example/lowongan/1';
    expect(identityOf({ ...without('identifier'), url })).toEqual({ source: 'url', sourceId: url });
    expect(identityOf({ ...full, identifier: { name: 'Bursa' }, url })).toEqual({ source: 'url', sourceId: url });
  });

  it.each([
    ['https://contoh.example/l/1?utm_source=wa&utm_medium=x', 'https://contoh.example/l/1'],
    ['https://contoh.example/l?id=1&gclid=abc&fbclid=d', 'https://contoh.example/l?id=1'],
    ['https://contoh.example/l?ref=home&id=1&gh_src=x#:~:text=a', 'https://contoh.example/l?id=1'],
    ['https://contoh.example/l/1?', 'https://contoh.example/l/1'],
    ['https://contoh.example/#/l/1', 'https://contoh.example#/l/1'],
    ['http://www.Contoh.example/L/1/', 'https://contoh.example/L/1'],
    ['HTTPS://CONTOH.EXAMPLE/l//?id=1', 'https://contoh.example/l?id=1'],
    ['https://www2.contoh.example/l/1', 'https://www2.contoh.example/l/1'],
    ['https://contoh.example/l?b=2&a=1', 'https://contoh.example/l?b=2&a=1'],
    ['https://contoh.example/l?id=1&amp;utm_source=wa&amp;utm_medium=x', 'https://contoh.example/l?id=1'],
    ['https://contoh.example/l?id=1&srsltid=a&irclickid=b&rx_c=c&jobboard=d', 'https://contoh.example/l?id=1'],
    ['contoh.example/l/1?utm_source=wa', 'contoh.example/l/1'],
    ['/l/1?utm_source=wa&id=2', '/l/1?id=2'],
  ])('has one spelling and no tracking: %s', (url, sourceId) => {
    expect(identityOf({ ...without('identifier'), url })).toEqual({ source: 'url', sourceId });
    expect(identityOf({ ...full, identifier: url }).sourceId).toBe(sourceId);
  });

  it('is a digest where it is very long, and no two are one', () => {
    const { sourceId } = identityOf({ ...full, identifier: `${'x'.repeat(500)}1` });
    expect(sourceId).toMatch(/^sha256:/);
    expect(identityOf({ ...full, identifier: `${'x'.repeat(500)}2` }).sourceId).not.toBe(sourceId);
  });

  it('is its title, company and date where it has neither', () => {
    const row = without('identifier');
    const identity = identityOf(row);
    expect(identityOf({ ...row, description: 'lain' })).toEqual(identity);
    for (const other of [{ title: 'Lain' }, { hiringOrganization: 'PT Lain' }, { datePosted: '2026-11-05' }]) {
      expect(identityOf({ ...row, ...other })).not.toEqual(identity);
    }
    const ofHidden = (description: string) => identityOf({ ...row, hiringOrganization: 'Rahasia', description });
    expect(ofHidden('satu')).not.toEqual(ofHidden('lain'));
  });
});

describe('the logo of a row', () => {
  const logoOf = (logo: unknown) => read({ ...full, hiringOrganization: { name: 'PT', logo } }).job.company.logo;

  it.each([
    'https://contoh.example/logo.png',
    { '@type': 'ImageObject', url: 'https://contoh.example/logo.png' },
    { contentUrl: ' https://contoh.example/logo.png ' },
    ['https://contoh.example/logo.png', 'https://contoh.example/b.png'],
  ])('is read from %j', (logo) => {
    expect(logoOf(logo)).toBe('https://contoh.example/logo.png');
  });

  it.each([
    undefined,
    5,
    '',
    'logo.png',
    '//contoh.example/logo.png',
    'http://contoh.example/logo.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://user:secret@contoh.example/logo.png',
    `https://contoh.example/${'x'.repeat(500)}`,
  ])('is left out when it is %j', (logo) => {
    expect(logoOf(logo)).toBeNull();
  });
});
