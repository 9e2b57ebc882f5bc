import { RowRefused } from './import-problems';
import { isJobPosting, toJobInput } from './job-posting';
import { Places } from './places';

const places = new Places(
  [{ id: 34, name: 'Daerah Istimewa Yogyakarta' }],
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
        workplace: 'wfo',
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
      warnings: [],
    });
  });

  it.each([
    ['2026-12-14', '2026-12-14'],
    ['2026-12-14T17:30:00Z', '2026-12-15'],
    ['2026-12-14T00:00:00+07:00', '2026-12-14'],
  ])('takes for the deadline of %s the day in Jakarta', (validThrough, deadline) => {
    expect(read({ ...full, validThrough }).job.deadline).toBe(deadline);
  });

  it('warns of a place or salary that it leaves out', () => {
    const row = { ...full, jobLocation: 'Muar\u001b', baseSalary: { currency: 'USD', value: 5 } };
    expect(() => read(row)).toThrow('jobLocation.address holds control characters');
    const { job, warnings } = read({ ...row, jobLocation: 'Muar "X"' });
    expect(job).toMatchObject({ locationId: null, cityId: null, minSalary: null, maxSalary: null });
    expect(warnings).toEqual([
      'jobLocation is left out: "Muar \\"X\\"" is no known place',
      'baseSalary is left out: its currency is not IDR',
    ]);
  });

  it.each([
    ['title is missing', { ...full, title: ' ' }],
    ['title is missing', without('title')],
    ['title is not text', { ...full, title: 5 }],
    ['title is not text', { ...full, title: ['Kasir'] }],
    ['title is longer than 200 characters', { ...full, title: 'x'.repeat(201) }],
    ['title holds control characters', { ...full, title: 'Kasir\u0000' }],
    ['title holds control characters', { ...full, title: 'Kasir\u001b[31m' }],
    ['title holds control characters', { ...full, title: 'Kasir\u202e' }],
    ['title holds control characters', { ...full, title: 'Kasir\ud800' }],
    ['hiringOrganization.name is missing', without('hiringOrganization')],
    ['hiringOrganization.name is missing', { ...full, hiringOrganization: {} }],
    ['hiringOrganization.name is missing', { ...full, hiringOrganization: [] }],
    ['hiringOrganization.name is not text', { ...full, hiringOrganization: { name: {} } }],
    ['hiringOrganization.name is not text', { ...full, hiringOrganization: true }],
    ['datePosted is no date: "kemarin"', { ...full, datePosted: 'kemarin' }],
    ['validThrough is no date: "2026-02-30"', { ...full, validThrough: '2026-02-30' }],
    ['description is neither text nor a list of texts', { ...full, description: { a: 1 } }],
    ['description is longer than 50000 characters', { ...full, description: 'x'.repeat(50_001) }],
    ['requirements is longer than 50000 characters', { ...full, skills: Array(9_999).fill('keterampilan') }],
    ['industry is longer than 200 characters', { ...full, industry: ['x'.repeat(150), 'y'.repeat(150)] }],
    ['employmentType is neither text nor a list of texts', { ...full, employmentType: 7 }],
    ['jobBenefits is neither text nor a list of texts', { ...full, jobBenefits: [7] }],
    ['jobBenefits is longer than 200 characters', { ...full, jobBenefits: ['x'.repeat(201)] }],
    ['jobBenefits has more than 50 entries', { ...full, jobBenefits: Array.from({ length: 51 }, (_, n) => `n${n}`) }],
    ['identifier is longer than 400 characters', { ...full, identifier: 'x'.repeat(401) }],
  ])('refuses a row: %s', (reason, row) => {
    expect(() => read(row)).toThrow(new RowRefused(reason));
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

  it('is its title, company and date where it has neither', () => {
    const row = without('identifier');
    const identity = identityOf(row);
    expect(identityOf({ ...row, description: 'lain' })).toEqual(identity);
    for (const other of [{ title: 'Lain' }, { hiringOrganization: 'PT Lain' }, { datePosted: '2026-11-05' }]) {
      expect(identityOf({ ...row, ...other })).not.toEqual(identity);
    }
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
