import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withCapabilities } from '../../capabilities/capabilities';
import { cities, companies, jobs, locations, removedJobs } from '../../db/schema';
import { publicReads } from '../../http/public-reads';
import type { JobInput } from '../../jobs/job-input';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { PublicJobs } from '../../jobs/public-jobs';
import { removeJobs } from '../../jobs/removed-jobs';
import { WorkerPool } from '../../workers/worker-pool';
import { compressPage } from '../compress-page';
import type { PostedJob } from '../../jobs/posted-job';
import { fillJob } from './fill-job';

describe('job pages', () => {
  const SHELL =
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Titian</title>' +
    '<meta name="description" content="Cari lowongan."><script defer src="/assets/main.js"></script></head>' +
    '<body><noscript >Titian membutuhkan JavaScript.</noscript><div id="root"></div></body></html>';

  /** Placeholder of a job's page for signed-in candidates. */
  const PLACEHOLDER = SHELL.replace('<div id="root">', '<div id="root"><h1>{{job.title}}</h1>');

  const PUBLIC_PAGE = SHELL.replace(
    '<div id="root">',
    '<div id="root"><h1>{{job.title}}</h1>{{#job.description}}{{#items}}<p>{{{.}}}</p>{{/items}}{{/job.description}}{{#job.isOpen}}<a href="{{job.apply}}">Apply</a>{{/job.isOpen}}',
  );

  /** The shell as it is sent. */
  const SENT_SHELL = withCapabilities(SHELL, { hideAccounts: false });

  const DAY_MS = 86_400_000;
  const HOSTILE = `</script><script>alert(1)</script>"'&$1`;

  let folder: string;
  let test: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'job-pages-'));
    mkdirSync(path.join(folder, 'dist'));
    const build = {
      'index.html': SHELL,
      'shell.html': SHELL,
      'job.html': PLACEHOLDER,
      'public-job.html': PUBLIC_PAGE,
    };
    for (const [file, html] of Object.entries(build)) writeFileSync(path.join(folder, 'dist', file), html);
    test = await testApp({ APP_URL: 'https://titian.test' }, { dist: path.join(folder, 'dist') });
    await test.db.insert(locations).values({ id: 34, name: 'Daerah Istimewa Yogyakarta' });
    await test.db.insert(cities).values({ id: 3404, name: 'Kabupaten Sleman', locationId: 34 });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await test.db.delete(jobs);
    await test.db.delete(companies);
    await test.db.delete(removedJobs);
  });

  async function stored(values: Partial<JobInput> = {}): Promise<string> {
    const job = makeJobInput({ locationId: 34, cityId: 3404, ...values });
    await upsertJob(test.db, job);
    const [row] = await test.db.select({ slug: jobs.slug }).from(jobs).where(eq(jobs.sourceId, job.sourceId));
    return row?.slug ?? '';
  }

  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  /** Head of a page, as a browser reads it. */
  async function headOf(slug: string, page: 'jobs' | 'lowongan' = 'lowongan') {
    const { document } = new JSDOM((await get(`/${page}/${slug}`)).body).window;
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    const scripts = [...document.querySelectorAll('script')];
    const data = scripts.filter(({ type }) => type === 'application/ld+json').map(({ textContent }) => textContent);
    return {
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: document.querySelectorAll('meta[name=description]').length,
      description: content('meta[name=description]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      og: (name: string) => content(`meta[property="og:${name}"]`),
      card: content('meta[name="twitter:card"]'),
      scripts: scripts.length,
      posting: JSON.parse(data[0] ?? 'null') as Record<string, unknown>,
      root: document.querySelector('#root') !== null,
    };
  }

  it('describes the job in the head of its page, around the web app', async () => {
    const slug = await stored();
    const head = await headOf(slug);
    const url = `https://titian.test/lowongan/${slug}`;
    expect(head.titles).toEqual(['Staf Administrasi di PT Contoh Abadi | Titian']);
    expect(head.descriptions).toBe(1);
    expect(head.description).toBe(
      'Lowongan Staf Administrasi di PT Contoh Abadi, Kabupaten Sleman, Daerah Istimewa Yogyakarta. ' +
        'Gaji Rp 3.000.000 - Rp 4.500.000 per bulan. Lamar paling lambat 31 Desember 2099.',
    );
    expect(head.canonical).toBe(url);
    expect(head.og('title')).toBe('Staf Administrasi di PT Contoh Abadi');
    expect(head.og('description')).toBe(head.description);
    expect(head.og('url')).toBe(url);
    expect(head.card).toBe('summary_large_image');
    expect(head.root).toBe(true);
  });

  it('describes the page that requires an account alike, but without the posting of a readable page', async () => {
    const slug = await stored();
    const [readable, gated] = [await headOf(slug), await headOf(slug, 'jobs')];
    expect(gated).toMatchObject({ canonical: readable.canonical, description: readable.description, posting: null });
    expect(gated.og('url')).toBe(`https://titian.test/lowongan/${slug}`);
  });

  it('leads to the readable page where scripts do not run', async () => {
    const slug = await stored();
    const { body } = await get(`/jobs/${slug}`);
    expect(body).toMatch(new RegExp(`<noscript >[^<]*<a href="/lowongan/${slug}">[^<]*</a></noscript>`));
  });

  describe('the page that everybody may read', () => {
    it('has the whole vacancy without scripts, with the way to apply', async () => {
      const slug = await stored({ description: '<p>Melayani pembeli.</p><script>alert(1)</script>' });
      const { statusCode, body } = await get(`/lowongan/${slug}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>Staf Administrasi</h1><p>Melayani pembeli.</p>');
      expect(body).toContain(`<a href="/login?next=%2Fjobs%2F${slug}">Apply</a>`);
      expect(body).not.toContain('alert(1)');
    });

    it('is the same for a caller who may be signed in', async () => {
      const url = `/lowongan/${await stored()}`;
      expect((await get(url, { cookie: 'titian=U2FsdGVk' })).body).toBe((await get(url)).body);
    });

    it('is compressed as well as a page of the build, in each encoding, and once for all who request it', async () => {
      const url = `/lowongan/${await stored({ description: '<p>Melayani pembeli.</p>'.repeat(99) })}`;
      const plain = await get(url);
      for (const encoding of ['br', 'gzip'] as const) {
        const { headers, rawPayload } = await get(url, { 'accept-encoding': encoding });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.etag).toBe(plain.headers.etag);
        expect(rawPayload).toEqual(await compressPage(plain.body, encoding));
      }
    });

    it('is compressed quickly while many others wait', async () => {
      const slugs = await Promise.all(
        Array.from({ length: 12 }, (_, index) => stored({ sourceId: `waiting-${index}`, title: `Kasir ${index}` })),
      );
      const pages = await Promise.all(slugs.map((slug) => get(`/lowongan/${slug}`, { 'accept-encoding': 'br' })));
      for (const [index, { headers, rawPayload }] of pages.entries()) {
        expect(headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(rawPayload).toString()).toContain(`<h1>Kasir ${index}</h1>`);
      }
    });

    it('carries the job as the contract has it', async () => {
      const slug = await stored({ title: HOSTILE });
      const { document } = new JSDOM((await get(`/lowongan/${slug}`)).body).window;
      const embedded: unknown = JSON.parse(document.querySelector('script#job')?.textContent ?? 'null');
      const response = await get(`/api/v1/job/public/${slug}/`);
      expect(embedded).toEqual((response.json() as { data: unknown }).data);
    });

    it('stays readable when the job is closed, without the way to apply', async () => {
      const slug = await stored();
      const since = new Date(Date.now() - 90 * DAY_MS);
      await test.db.update(jobs).set({ status: 'closed', closedAt: since });
      const { statusCode, body } = await get(`/lowongan/${slug}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>Staf Administrasi</h1>');
      expect(body).not.toContain('>Apply<');
    });

    it('is 410 once the job was removed, and 404 where there was none', async () => {
      const slug = await stored();
      const [job] = await test.db.select({ id: jobs.id, slug: jobs.slug }).from(jobs);
      await removeJobs(test.db, job ? [job] : [], new Date());
      expect((await get(`/lowongan/${slug}`)).statusCode).toBe(410);
      expect((await get('/lowongan/tidak-ada')).statusCode).toBe(404);
    });
  });

  it.each([
    ['that it is gone', true, 'Lowongan ini sudah tidak ada.'],
    ['that there is none', false, 'Lowongan tidak ditemukan.'],
  ])('says without scripts %s, with a way to others', async (_what, isRemoved, words) => {
    const slug = await stored();
    const [job] = await test.db.select({ id: jobs.id, slug: jobs.slug }).from(jobs);
    if (isRemoved && job) await removeJobs(test.db, [job], new Date());
    const { body } = await get(`/lowongan/${isRemoved ? slug : 'tidak-ada'}`);
    // As jsdom reads it, which has no scripts.
    const { document } = new JSDOM(body).window;
    expect(document.querySelector('noscript h1')?.textContent).toBe(words);
    expect(document.querySelector('noscript a')?.getAttribute('href')).toBe('/jobs');
    expect(document.title).toBe(`${words.slice(0, -1)} | Titian`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(body).not.toContain('membutuhkan JavaScript');
    expect(document.querySelector('#root')).not.toBeNull();
  });

  it('shows the job at once to a caller who may be signed in, and to no other', async () => {
    const url = `/jobs/${await stored({ title: 'Staf "A" & B' })}`;
    const visitors = await get(url);
    const candidates = await get(url, { cookie: 'theme=dark; titian=U2FsdGVk' });
    expect(visitors.body).not.toContain('<h1>');
    expect(candidates.body).toContain('<h1>Staf &quot;A&quot; &amp; B</h1>');
    expect(candidates.headers.vary).toContain('cookie');
    expect(candidates.headers.etag).not.toBe(visitors.headers.etag);
    expect(candidates.body.match(/<title>[^<]*/g)).toEqual(visitors.body.match(/<title>[^<]*/g));
    // Neither is an unknown one.
    expect((await get('/jobs/tidak-ada', { cookie: 'titian=a' })).body).toBe(SENT_SHELL);
  });

  it('is the same page with a slash at its end, with one address', async () => {
    const slug = await stored();
    expect((await get(`/jobs/${slug}/`)).body).toBe((await get(`/jobs/${slug}`)).body);
    expect((await get(`/lowongan/${slug}/`)).body).toBe((await get(`/lowongan/${slug}`)).body);
  });

  describe.each(['jobs', 'lowongan'])('an address below /%s that is not quite a job’s', (page) => {
    const SIGNS = [
      ')',
      '.',
      '*',
      ',',
      ']',
      '"',
      "'",
      '>',
      '…',
      ').',
      '**',
      '%',
      '%E2%80',
      '%2522',
      '/)',
      '/%29',
      '%0d%0aX:y',
    ];
    const encoded = [')', ']', '"', '>', '…', '.', "'"].map(
      (sign) => `%${Buffer.from(sign).toString('hex').match(/../g)?.join('%')}`,
    );

    it('redirects to the job from one with a sign at its end', async () => {
      const slug = await stored();
      const responses = await Promise.all(
        [...SIGNS, ...encoded].map(async (end) => {
          const { statusCode, headers } = await get(`/${page}/${slug}${end}?ref=a`);
          return { end, statusCode, location: headers.location };
        }),
      );
      const isWrong = ({ statusCode, location }: (typeof responses)[number]) =>
        statusCode !== 301 || location !== `/${page}/${slug}?ref=a`;
      expect(responses.filter(isWrong)).toEqual([]);
    });

    it('redirects from one in capitals, in its folder too', async () => {
      const slug = await stored();
      for (const url of [
        `/${page}/${slug.toUpperCase()}`,
        `/${page}/${slug}.`.toUpperCase(),
        `/${page.toUpperCase()}/${slug}/`,
      ]) {
        expect([url, (await get(url)).headers.location]).toEqual([url, `/${page}/${slug}`]);
      }
    });

    it.each<[string, (slug: string) => string]>([
      ['doubled slashes', (slug) => `/${page}//${slug}`],
      ['doubled slashes at the beginning', (slug) => `//${page}/${slug}`],
      ['doubled slashes at the end', (slug) => `/${page}/${slug}//`],
      ['a zero-width space within', (slug) => `/${page}/${slug.replace('-', '%E2%80%8B-')}`],
      ['a soft hyphen within', (slug) => `/${page}/${slug.replace('-', '%C2%AD-')}`],
      ['the dashes of a word processor', (slug) => `/${page}/${slug.replaceAll('-', '%E2%80%91')}`],
    ])('redirects from one with %s', async (_what, toUrl) => {
      const slug = await stored();
      const { statusCode, headers } = await get(`${toUrl(slug)}?ref=a`);
      expect([statusCode, headers.location]).toEqual([301, `/${page}/${slug}?ref=a`]);
    });

    it.each([
      'tidak-ada)',
      'TIDAK-ADA',
      '%',
      '%E0%A4%A',
      '%zz',
      '%00',
      'a%00b',
      '%2F%2Flain.example',
      '..%2f..',
      '%5C%5Clain.example',
    ])('is a page that was not found for %s', async (slug) => {
      const { statusCode, headers } = await get(`/${page}/${slug}`);
      expect([statusCode, headers['content-type'], headers.location]).toEqual([
        404,
        'text/html; charset=utf-8',
        undefined,
      ]);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });

    it('redirects to a removed job, which says that it is gone', async () => {
      const slug = await stored();
      const [job] = await test.db.select({ id: jobs.id, slug: jobs.slug }).from(jobs);
      await removeJobs(test.db, job ? [job] : [], new Date());
      expect((await get(`/${page}/${slug})`)).headers.location).toBe(`/${page}/${slug}`);
    });
  });

  it('names a picture that exists, and another once the job has another title', async () => {
    // Drawing takes a second: see `share-image.test.ts`.
    const draw = jest.spyOn(WorkerPool.prototype, 'run').mockResolvedValue(new Uint8Array([1]) as never);
    const slug = await stored();
    const image = (await headOf(slug)).og('image') ?? '';
    expect(image).toMatch(/^https:\/\/titian\.test\/share\/jobs\//);
    const { statusCode, headers } = await get(image.replace('https://titian.test', ''));
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' });
    draw.mockRestore();
    await stored({ title: 'Kepala Administrasi' });
    expect((await headOf(slug)).og('image')).not.toBe(image);
  });

  it.each([
    [
      ['internship', 'parttime'],
      ['INTERN', 'PART_TIME'],
    ],
    [['contract', 'freelance'], 'CONTRACTOR'],
  ] satisfies [JobInput['workingTypes'], unknown][])(
    'tells all kinds of work: %j',
    async (workingTypes, employmentType) => {
      const { posting } = await headOf(await stored({ workingType: workingTypes[0], workingTypes }));
      expect(posting).toMatchObject({ employmentType });
    },
  );

  it.each([
    ['2098-12-31T05:00:00Z', '2098-12-31T05:00:00.000Z', 'Lamar paling lambat 31 Desember 2098, pukul 12.00 WIB.'],
    ['2098-12-31T17:00:00Z', '2098-12-31T17:00:00.000Z', 'Lamar paling lambat 31 Desember 2098.'],
  ])('ends at the instant of a deadline that has an hour: %s', async (instant, validThrough, sentence) => {
    const { posting, description } = await headOf(
      await stored({ deadline: '2098-12-31', deadlineAt: new Date(instant) }),
    );
    expect(posting).toMatchObject({ validThrough });
    expect(description).toContain(sentence);
  });

  it('gives search engines all that they require of a vacancy', async () => {
    const { posting } = await headOf(
      await stored({
        company: { name: 'PT Contoh', logo: '/media/l.webp', banner: null },
        minEducation: 'S1',
        minExperienceMonths: 24,
        openings: 3,
      }),
    );
    // Required, as https://developers.google.com/search/docs/appearance/structured-data/job-posting has it.
    for (const required of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']) {
      expect(posting).toHaveProperty(required);
    }
    expect(posting).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Staf Administrasi',
      description: '<p>Mengelola dokumen kantor.</p><ul><li>Teliti</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'PT Contoh', value: expect.any(String) },
      datePosted: '2026-11-01T02:00:00.000Z',
      validThrough: '2099-12-31T16:59:59.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'PT Contoh', logo: 'https://titian.test/media/l.webp' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Kabupaten Sleman',
          addressRegion: 'Daerah Istimewa Yogyakarta',
          addressCountry: 'ID',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'IDR',
        value: { '@type': 'QuantitativeValue', minValue: 3_000_000, maxValue: 4_500_000, unitText: 'MONTH' },
      },
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
      totalJobOpenings: 3,
      industry: 'Jasa Perusahaan',
      directApply: true,
      url: expect.stringMatching(/^https:\/\/titian\.test\/lowongan\//),
    });
  });

  describe('the structured data of a page', () => {
    const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
    const isInstant = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(String(value)));
    const is = (type: string, value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && '@type' in value && value['@type'] === type;
    const isAmount = (value: unknown): boolean => typeof value === 'number' && value > 0;
    const TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'];

    type Posting = Record<string, unknown>;

    /** https://developers.google.com/search/docs/appearance/structured-data/job-posting, checked where a field is there. */
    const RULES: Record<string, (value: unknown, posting: Posting) => boolean> = {
      title: isText,
      description: (value, { title }) => isText(value) && value !== title,
      datePosted: isInstant,
      hiringOrganization: (value) =>
        is('Organization', value) && isText(value.name) && (!('logo' in value) || URL.canParse(String(value.logo))),
      jobLocation: (value) =>
        is('Place', value) && is('PostalAddress', value.address) && value.address.addressCountry === 'ID',
      jobLocationType: (value) => value === 'TELECOMMUTE',
      applicantLocationRequirements: (value) => is('Country', value) && isText(value.name),
      baseSalary: (value) =>
        is('MonetaryAmount', value) &&
        value.currency === 'IDR' &&
        is('QuantitativeValue', value.value) &&
        value.value.unitText === 'MONTH' &&
        ['minValue', 'maxValue'].some((name) => name in (value.value as Posting)) &&
        [value.value.minValue, value.value.maxValue].every((amount) => amount === undefined || isAmount(amount)),
      directApply: (value) => typeof value === 'boolean',
      employmentType: (value) => [value].flat().every((type) => TYPES.includes(String(type))),
      identifier: (value) => is('PropertyValue', value) && isText(value.name) && isText(value.value),
      validThrough: isInstant,
    };
    const REQUIRED = ['title', 'description', 'datePosted', 'hiringOrganization'];
    const ON_SITE = ['jobLocation'];
    const REMOTE = ['jobLocationType', 'applicantLocationRequirements'];
    const TOLD = ['baseSalary', 'directApply', 'employmentType', 'identifier', 'validThrough'];
    const NOTHING = { deadline: null, minSalary: null, maxSalary: null, workingType: null, industry: null } as const;

    it.each<[string, Partial<JobInput>, string[]]>([
      ['a job with all', {}, [...ON_SITE, ...TOLD]],
      ['a remote job', { workplace: 'remote', locationId: null, cityId: null }, [...REMOTE, ...TOLD]],
      ['a remote job with a place', { workplace: 'remote' }, [...ON_SITE, ...REMOTE, ...TOLD]],
      ['a job with little', { ...NOTHING, company: { name: 'PT & <b>', logo: null, banner: null } }, ON_SITE],
      ['a job without a text', { description: '', requirements: '' }, [...ON_SITE, ...TOLD]],
      ['a job with its least pay alone', { maxSalary: null }, [...ON_SITE, ...TOLD]],
      ['a closed job', { status: 'closed', deadline: null }, [...ON_SITE, ...TOLD]],
    ])('has every field that Google requires, and those that it recommends of %s', async (_what, values, fields) => {
      const { posting } = await headOf(await stored(values));
      const missing = [...REQUIRED, ...fields].filter((field) => !(field in posting));
      const wrong = Object.entries(RULES).filter(
        ([field, isRight]) => field in posting && !isRight(posting[field], posting),
      );
      expect({ missing, wrong: wrong.map(([field]) => [field, posting[field]]) }).toEqual({ missing: [], wrong: [] });
    });
  });

  it('says of a remote job that its applicants live in Indonesia, and leaves out missing fields', async () => {
    const { posting } = await headOf(
      await stored({
        workplace: 'remote',
        locationId: null,
        cityId: null,
        workingType: null,
        deadline: null,
        minSalary: null,
        maxSalary: null,
        industry: null,
        description: '',
        requirements: '',
      }),
    );
    expect(posting).toMatchObject({
      description: 'Lowongan Staf Administrasi di PT Contoh Abadi. Lamar sekarang di Titian.',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
    });
    for (const key of ['jobLocation', 'validThrough', 'employmentType', 'baseSalary', 'industry']) {
      expect(posting).not.toHaveProperty(key);
    }
  });

  it('has no JobPosting for a job without a place, and the place of a remote job that has one', async () => {
    const { posting: nowhere } = await headOf(await stored({ locationId: null, cityId: null, workplace: null }));
    expect(nowhere).toBeNull();
    const { posting: remote } = await headOf(await stored({ workplace: 'remote', cityId: null }));
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { addressRegion: 'Daerah Istimewa Yogyakarta', addressCountry: 'ID' } },
    });
  });

  it.each([
    [
      { minSalary: 4_500_000, maxSalary: 3_000_000 },
      { minValue: 3_000_000, maxValue: 4_500_000 },
    ],
    [{ minSalary: 0, maxSalary: 3_000_000 }, { maxValue: 3_000_000 }],
    [{ minSalary: 3_000_000, maxSalary: 50 }, { minValue: 3_000_000 }],
  ])('tells search engines pay as it is told to candidates: %j', async (pay, value) => {
    const { posting } = await headOf(await stored(pay));
    expect(posting.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'IDR',
      value: { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' },
    });
  });

  it.each(['day', 'hour', 'week', 'year'] as const)('tells search engines pay for a %s', async (salaryPeriod) => {
    const { posting } = await headOf(await stored({ minSalary: 2_000_000, salaryPeriod }));
    expect(posting.baseSalary).toMatchObject({ value: { unitText: salaryPeriod.toUpperCase() } });
  });

  it('tells search engines no pay that is none', async () => {
    expect((await headOf(await stored({ minSalary: 0, maxSalary: 99_999 }))).posting).not.toHaveProperty('baseSalary');
  });

  it.each([
    ['SMA', 'high school'],
    ['SMK', 'high school'],
    ['D3', 'associate degree'],
    ['S1', 'bachelor degree'],
    ['Profesi', 'professional certificate'],
    ['S2', 'postgraduate degree'],
  ])('tells search engines the education %s as the category %s', async (minEducation, credentialCategory) => {
    const { posting } = await headOf(await stored({ minEducation }));
    expect(posting.educationRequirements).toMatchObject({ credentialCategory });
  });

  it('says of a job without experience that none is required, and nothing of what is unknown', async () => {
    const unknown = { minEducation: null, minExperienceMonths: null, openings: null };
    const { posting } = await headOf(await stored({ ...unknown, minExperienceMonths: 0 }));
    expect(posting.experienceRequirements).toBe('no requirements');
    const bare = (await headOf(await stored(unknown))).posting;
    for (const key of ['educationRequirements', 'experienceRequirements', 'totalJobOpenings']) {
      expect(bare).not.toHaveProperty(key);
    }
  });

  it('escapes markup in a title or company', async () => {
    const company = { name: HOSTILE, logo: null, banner: null };
    const head = await headOf(await stored({ title: HOSTILE, company, description: '<p>&lt;!--<script></p>' }));
    expect(head.titles).toEqual([`${HOSTILE} di ${HOSTILE} | Titian`]);
    expect(head.og('title')).toBe(`${HOSTILE} di ${HOSTILE}`);
    expect(head.posting).toMatchObject({ title: HOSTILE, hiringOrganization: { name: HOSTILE } });
    // The app's, the vacancy as search engines and as the app read it, and the capabilities.
    expect(head.scripts).toBe(4);
  });

  it('responds with 404 for an unknown job, with the plain web app', async () => {
    for (const slug of ['tidak-ada', '%F0%9F%92%BC', "'%20or%201=1"]) {
      const response = await get(`/jobs/${slug}`);
      expect({ status: response.statusCode, body: response.body }).toEqual({ status: 404, body: SENT_SHELL });
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  describe('a closed job', () => {
    const closedFor = async (days: number, values: Partial<typeof jobs.$inferInsert>) => {
      const slug = await stored();
      const since = new Date(Date.now() - days * DAY_MS);
      const day = since.toISOString().slice(0, 10);
      await test.db
        .update(jobs)
        .set('closedAt' in values ? { ...values, closedAt: since } : { ...values, deadline: day });
      return slug;
    };

    it.each([
      ['by hand', { status: 'closed' as const, closedAt: null }],
      ['by its deadline', { deadline: null }],
    ])('has its page for 30 days after it was closed %s, and is gone then', async (_how, values) => {
      expect((await get(`/jobs/${await closedFor(29, values)}`)).statusCode).toBe(200);
      const slug = await closedFor(32, values);
      const gone = await get(`/jobs/${slug}`);
      expect(gone.statusCode).toBe(410);
      expect(gone.body).toContain('Lowongan ini sudah ditutup.');
      expect((await headOf(slug, 'jobs')).titles).toEqual(['Staf Administrasi di PT Contoh Abadi | Titian']);
    });

    it('says until when it could be applied to', async () => {
      const slug = await closedFor(1, { status: 'closed', closedAt: null });
      const validThrough = new Date(String((await headOf(slug)).posting.validThrough)).getTime();
      expect(Math.abs(validThrough - (Date.now() - DAY_MS))).toBeLessThan(60_000);
    });
  });

  it('sends 304 for a known copy of the page, and the page when the job has changed', async () => {
    const slug = await stored();
    const { headers } = await get(`/jobs/${slug}`);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get(`/jobs/${slug}`, known)).statusCode).toBe(304);
    await stored({ title: 'Lain' });
    expect((await get(`/jobs/${slug}`, known)).statusCode).toBe(200);
  });

  it('sends the plain web app while the database cannot be reached', async () => {
    const failing = new Proxy(test.db, {
      get: (target, key) =>
        key === 'select'
          ? () => {
              throw new Error('gone');
            }
          : Reflect.get(target, key),
    });
    const { default: Fastify } = await import('fastify');
    const { serveJobPages } = await import('./job-pages');
    const app = Fastify();
    const now = () => new Date();
    const deps = { ...test, now, publicJobs: new PublicJobs({ db: failing, now }, publicReads()) };
    serveJobPages(app, deps, { shell: SHELL, placeholder: null, publicPage: null });
    const response = await app.inject('/jobs/apa-saja');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.body).toBe(SHELL);
    await app.close();
  });
});

describe('fill a job', () => {
  const image = (name: string) =>
    `<img src="{{#job.${name}}}{{job.${name}}}{{/job.${name}}}{{^job.${name}}}/assets/${name}.svg{{/job.${name}}}" alt=""/>`;

  const PAGE = `${image('banner')}${image('logo')}<p>{{job.company}}</p><h1>{{job.title}}</h1>`;

  const JOB = {
    slug: 'kasir',
    title: 'Kasir',
    company: 'PT Toko',
    banner: null,
    logo: null,
    status: 'open',
    closedAt: null,
    deadline: '2026-12-31',
    deadlineAt: null,
    closesAt: new Date('2026-12-31T17:00:00Z'),
    createdAt: new Date('2026-11-01T00:00:00Z'),
    workingType: 'fulltime',
    workplace: null,
    province: 'Daerah Istimewa Yogyakarta',
    city: null,
    functionOfInterest: null,
    industry: null,
    minSalary: 2_500_000,
    maxSalary: 3_000_000,
    salaryPeriod: null,
    stated: null,
    minEducation: 'SMA',
    minExperienceMonths: 18,
    openings: 2,
    description: '<p>Melayani pembeli.</p>',
    requirements: '',
    benefits: ['BPJS Kesehatan'],
  } as unknown as PostedJob;

  const NOW = new Date('2026-11-23T00:00:00Z');

  const fill = (values: Partial<PostedJob>, savesData = false, page = PAGE) =>
    fillJob(page, { ...JOB, ...values }, { savesData, now: NOW });

  it('puts the title, the company and its images into the page', () => {
    const html = fill({ banner: '/media/banners/a.svg', logo: 'https://images.example.com/a.png?w=1&h=2' });
    expect(html).toBe(
      '<img src="/media/banners/a.svg" alt=""/><img src="https://images.example.com/a.png?w=1&amp;h=2" alt=""/>' +
        '<p>PT Toko</p><h1>Kasir</h1>',
    );
  });

  it('has place, pay and age in one line', () => {
    const glance = (values: Partial<PostedJob>) => fill(values, false, '{{job.glance}}');
    expect(glance({})).toBe('Daerah Istimewa Yogyakarta · Rp 2,5–3 jt · 3 minggu lalu');
    const createdAt = new Date('2026-11-22T00:00:00Z');
    expect(glance({ city: 'Kabupaten Sleman', minSalary: null, maxSalary: 950_000, createdAt })).toBe(
      'Kab. Sleman · Hingga Rp 950 rb · kemarin',
    );
    expect(glance({ minSalary: 120_000, maxSalary: 150_000, salaryPeriod: 'day', createdAt })).toContain(
      ' · Rp 120–150 rb per hari · ',
    );
  });

  it.each([null, 'javascript:alert(1)', 'http://images.example.com/a.png', '//images.example.com/a.png', 'a.png'])(
    'shows the default in the place of the image %s',
    (logo) => {
      expect(fill({ logo })).toContain('<img src="/assets/logo.svg" alt=""/>');
    },
  );

  it('takes every value as text', () => {
    const hostile = "</h1><script>alert(1)</script>\"onload='a' $& {{job.company}}";
    const html = fill({ title: hostile, banner: '/media/"onerror="alert(1)' });
    expect(html).toContain(
      '<h1>&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;onload=&#39;a&#39; $&amp; {{job.company}}</h1>',
    );
    expect(html).toContain('<img src="/media/&quot;onerror=&quot;alert(1)" alt=""/>');
  });

  it('has its images wait where data is saved, and no others', () => {
    const html = fill({ logo: '/media/a.svg" src="{{#job.logo' }, true);
    expect(html).toMatch(/^<img loading="lazy" src="\/assets\/banner\.svg" alt=""\/><img loading="lazy" src="\/media/);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });

  describe('the public part of a vacancy', () => {
    const DETAILS =
      '{{job.payTerm}}: {{job.pay}}; {{#job.summary}}{{term}}: {{detail}}; {{/job.summary}}{{#job.about}}{{term}}: {{detail}}; {{/job.about}}';

    it('has the rows of the specification’s summary, and the other known facts', () => {
      expect(fill({}, false, DETAILS)).toBe(
        'Gaji per bulan: Rp 2.500.000 - Rp 3.000.000; Perusahaan: PT Toko; Tempat Kerja: -; ' +
          'Tipe Pekerjaan: Penuh Waktu; Lokasi: Daerah Istimewa Yogyakarta; Kota: -; Fungsi: -; Industri: -; ' +
          'Ditayangkan: 1 November 2026 (3 minggu lalu); Jumlah posisi: 2 orang; Pendidikan: min. SMA; ' +
          'Pengalaman: min. 1 tahun 6 bulan; ',
      );
      const types = fill({ workingTypes: ['fulltime', 'contract'] }, false, DETAILS);
      expect(types).toContain('Tipe Pekerjaan: Penuh Waktu, Kontrak;');
    });

    it.each([
      [{ minSalary: null, maxSalary: null }, '-'],
      [{ minSalary: 0, maxSalary: 50 }, '-'],
      [{ minSalary: 4_000_000, maxSalary: 3_000_000 }, 'Rp 3.000.000 - Rp 4.000.000'],
      [{ minSalary: 3_000_000, maxSalary: null }, 'Mulai Rp 3.000.000'],
      [{ minSalary: null, maxSalary: 3_000_000 }, 'Hingga Rp 3.000.000'],
      [{ minSalary: 120_000, maxSalary: 150_000, salaryPeriod: 'day' }, 'Rp 120.000 - Rp 150.000', 'Gaji per hari'],
      [{ minSalary: 20_000, maxSalary: null, salaryPeriod: 'hour' }, 'Mulai Rp 20.000', 'Gaji per jam'],
      [
        { minSalary: null, maxSalary: null, stated: { salary: 'Rp 2 juta per proyek' } },
        'Rp 2 juta per proyek',
        'Gaji',
      ],
    ] as [Partial<PostedJob>, string, string?][])(
      'tells pay as it is stated: %j',
      (pay, text, term = 'Gaji per bulan') => {
        expect(fill(pay, false, DETAILS)).toContain(`${term}: ${text}; Perusahaan`);
      },
    );

    it.each([
      ['2026-11-23T00:00:00Z', 'hari ini'],
      ['2026-11-22T00:00:00Z', 'kemarin'],
      ['2026-11-10T00:00:00Z', '13 hari lalu'],
      ['2026-09-25T00:00:00Z', '8 minggu lalu'],
      ['2026-01-01T00:00:00Z', '10 bulan lalu'],
      ['2025-11-22T00:00:00Z', '1 tahun lalu'],
    ])('tells how long ago it was posted, of %s', (createdAt, age) => {
      expect(fill({ createdAt: new Date(createdAt) }, false, DETAILS)).toContain(` (${age});`);
    });

    it('has the words of the employer for what no field can hold', () => {
      const stated = { workingType: 'Relawan', workplace: 'WFO/WFH', location: 'Site Tambang', openings: 'beberapa' };
      const none = { workingType: null, workplace: null, province: null, city: null, openings: null };
      expect(fill({ ...none, stated }, false, DETAILS)).toMatch(
        /Tempat Kerja: WFO\/WFH; Tipe Pekerjaan: Relawan; Lokasi: Site Tambang; .*Jumlah posisi: beberapa;/,
      );
      expect(fill({ ...none, stated }, false, '{{job.glance}}')).toMatch(/^Site Tambang · /);
      const page = '{{job.deadline}}';
      expect(fill({ deadline: null, stated: { deadline: 'sampai terpenuhi' } }, false, page)).toBe('sampai terpenuhi');
    });

    it('has the badges that are known, as the app writes them', () => {
      const page = '{{#job.badges}}<span>{{.}}</span>{{/job.badges}}';
      expect(fill({ workplace: 'remote' }, false, page)).toBe('<span>REMOTE</span><span>Penuh Waktu</span>');
      expect(fill({ workplace: null, workingType: null }, false, page)).toBe('');
    });

    it('leads to the company’s other jobs, where its name can be part of an address', () => {
      const page =
        '{{#job.companyPath}}{{job.companyPath}}{{/job.companyPath}}{{^job.companyPath}}none{{/job.companyPath}}';
      expect(fill({ company: 'PT. Café Laut' }, false, page)).toBe('/perusahaan/pt-cafe-laut');
      expect(fill({ company: '-' }, false, page)).toBe('none');
    });

    it('tells of pay below the minimum wage, by today’s figures or those of the day on which a closed job was posted', () => {
      const page =
        '{{#job.lowPay}}{{#isMost}}most{{/isMost}}{{^isMost}}least{{/isMost}} {{pay}} {{minimum}} {{province}} {{year}}{{/job.lowPay}}';
      const low = { minSalary: 1_500_000, maxSalary: 2_000_000 };
      expect(fill(low, false, page)).toBe('most Rp\u00a02.000.000 Rp\u00a02.417.495 Daerah Istimewa Yogyakarta 2026');
      expect(fill({ minSalary: 2_000_000 }, false, page)).toContain('least Rp\u00a02.000.000');
      expect(fill({ minSalary: 80_000, maxSalary: 90_000, salaryPeriod: 'day' }, false, page)).toMatch(
        /^most Rp\u00a090\.000 per hari, dihitung Rp\u00a02\.250\.000 per bulan Rp\u00a02\.417\.495 /,
      );
      expect(fill({ ...low, workingType: 'parttime' }, false, page)).toBe('');
      const closed = { ...low, status: 'closed' as const, closedAt: NOW };
      expect(fill({ ...closed, createdAt: new Date('2025-11-01T00:00:00Z') }, false, page)).toBe('');
      expect(fill(closed, false, page)).toContain('most');
    });

    it('has a way to apply, and the last day for it, while that is possible', () => {
      const page =
        '{{#job.isOpen}}{{job.deadline}} <a href="{{job.apply}}">{{/job.isOpen}}{{^job.isOpen}}Closed{{/job.isOpen}}';
      expect(fill({}, false, page)).toBe('31 Desember 2026 <a href="/login?next=%2Fjobs%2Fkasir">');
      expect(fill({ deadline: null }, false, page)).toBe('- <a href="/login?next=%2Fjobs%2Fkasir">');
      const deadlineAt = new Date('2026-11-30T03:00:00Z');
      const inPapua = { deadline: '2026-11-30', deadlineAt, closesAt: deadlineAt, province: 'Papua' };
      expect(fill(inPapua, false, page)).toContain('30 November 2026, pukul 12.00 WIT <a');
      expect(fill({ ...inPapua, closesAt: NOW }, false, page)).toBe('Closed');
      expect(fill({ status: 'closed', closedAt: NOW }, false, page)).toBe('Closed');
    });

    it('has the description as items of safe HTML, whatever the database holds', () => {
      const description =
        '<p>- Melayani <b>pembeli</b></p><script>alert(1)</script><img src=x onerror=alert(1)><p>{{job.title}}</p>';
      const page =
        '{{#job.description}}{{#items}}<li>{{{.}}}</li>{{/items}}{{/job.description}}|{{^job.requirements}}none{{/job.requirements}}';
      expect(fill({ description }, false, page)).toBe('<li>Melayani <b>pembeli</b></li><li>{{job.title}}</li>|none');
    });

    it('has the benefits, or that there are none', () => {
      const page =
        '{{#job.benefits}}{{#items}}<li>{{.}}</li>{{/items}}{{/job.benefits}}{{^job.benefits}}none{{/job.benefits}}';
      expect(fill({}, false, page)).toBe('<li>BPJS Kesehatan</li>');
      expect(fill({ benefits: [] }, false, page)).toBe('none');
    });
  });
});
