import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { Piscina } from 'piscina';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withCapabilities } from '../../capabilities/capabilities';
import { cities, companies, jobs, locations, removedJobs } from '../../db/schema';
import { takeTurns } from '../../http/turns';
import type { JobInput } from '../../jobs/job-input';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { readDeps } from '../../jobs/read-deps';
import { PublicJobs } from '../../jobs/public-jobs';
import { removeJobs } from '../../jobs/removed-jobs';
import { WorkerPool } from '../../workers/worker-pool';
import { PageDocument } from '../page-documents';

describe('job pages', () => {
  const SHELL =
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Titian</title>' +
    '<meta name="description" content="Cari lowongan."><script defer src="/assets/main.js"></script></head>' +
    '<body><noscript >Titian membutuhkan JavaScript.</noscript><div id="root"></div></body></html>';

  /** A program that renders what it is told of a job: the app's own is tried in `jobs-pages.test.ts`. */
  const PROGRAM = `
    const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const document = (head, root) => '<!doctype html><html lang="id"><head>' + head +
      '<script defer src="/assets/main.js"></script></head><body>' +
      '<noscript >Titian membutuhkan JavaScript.</noscript><div id="root">' + root + '</div></body></html>';
    const images = (savesData) => (savesData ? '<img loading="lazy">' : '<img loading="eager">');
    module.exports = {
      findJobsPage: () => null,
      renderPublicJob: ({ job, head, now, savesData }) => {
        if (job.title === 'Rusak') throw new Error('broken');
        const json = JSON.stringify({ job, now }).replaceAll('<', '\\\\u003c');
        const data = '<script type="application/json" id="state">' + json + '</script>';
        return document(head, '<h1>' + escape(job.title) + '</h1>' + job.description + images(savesData) + data);
      },
      renderKnownJob: (input) => module.exports.renderPublicJob(input).replace('<h1>', '<h1 class="known">'),
      renderCandidatesJob: ({ job, head }) => document(head, '<h1>' + escape(job.title) + '</h1>'),
    };`;

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
      'job-gone.html': SHELL.replace('</div>', '<h1>Lowongan ini sudah tidak ada.</h1></div>'),
      'job-unknown.html': SHELL.replace('</div>', '<h1>Lowongan tidak ditemukan.</h1></div>'),
      'page-renderer.cjs': PROGRAM,
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
    it('is rendered with the job, whose HTML is safe whatever the database holds', async () => {
      const slug = await stored();
      await test.db.update(jobs).set({ description: '<p>Melayani pembeli.</p><script>alert(1)</script>' });
      const { statusCode, body } = await get(`/lowongan/${slug}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>Staf Administrasi</h1><p>Melayani pembeli.</p><img loading="eager">');
      expect(body.split('</head>')[1]).not.toContain('alert(1)');
    });

    it('waits with its pictures where data is saved', async () => {
      const { body, headers } = await get(`/lowongan/${await stored()}`, { 'save-data': 'on' });
      expect(body).toContain('<img loading="lazy">');
      expect(headers.vary).toBe('cookie, save-data, accept-encoding');
    });

    it('is the last one of its job where the program fails, and the web app with the job’s head where there is none', async () => {
      const slug = await stored();
      const good = await get(`/lowongan/${slug}`);
      await test.db.update(jobs).set({ title: 'Rusak' });
      const later = await get(`/lowongan/${slug}`);
      expect([later.statusCode, later.body]).toEqual([200, good.body]);
      const other = await stored({ sourceId: 'lain', title: 'Rusak' });
      expect((await get(`/lowongan/${other}`)).statusCode).toBe(200);
      expect(await headOf(other)).toMatchObject({
        titles: ['Rusak di PT Contoh Abadi | Titian'],
        descriptions: 1,
        posting: { '@type': 'JobPosting', title: 'Rusak' },
        root: true,
      });
    });

    it('is rendered once for all who request it, and again when its job has changed, not when another has', async () => {
      const run = jest.spyOn(Piscina.prototype, 'run');
      const slug = await stored();
      await Promise.all([1, 2, 3].map(() => get(`/lowongan/${slug}`)));
      await stored({ sourceId: 'lain', title: 'Lain' });
      await get(`/lowongan/${slug}`);
      const names = run.mock.calls.map(([, options]) => options?.name);
      expect(names.filter((name) => name === 'renderPublicJob')).toHaveLength(1);
      await test.db.update(jobs).set({ title: 'Baru' }).where(eq(jobs.slug, slug));
      expect((await get(`/lowongan/${slug}`)).body).toContain('<h1>Baru</h1>');
      run.mockRestore();
    });

    it('is another one for a caller who may be signed in', async () => {
      const url = `/lowongan/${await stored({ title: 'Kasir' })}`;
      expect((await get(url)).body).toContain('<h1>Kasir</h1>');
      expect((await get(url, { cookie: 'titian=U2FsdGVk' })).body).toContain('<h1 class="known">Kasir</h1>');
    });

    it('is compressed as well as a page of the build, in each encoding', async () => {
      const url = `/lowongan/${await stored({ description: '<p>Melayani pembeli.</p>'.repeat(99) })}`;
      const plain = await get(url);
      for (const encoding of ['br', 'gzip'] as const) {
        const { headers, rawPayload } = await get(url, { 'accept-encoding': encoding });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.etag).toBe(plain.headers.etag);
        expect(rawPayload).toEqual(await new PageDocument(plain.body).body(encoding));
      }
    });

    it('carries the job as the contract has it', async () => {
      const slug = await stored({ title: HOSTILE });
      const { document } = new JSDOM((await get(`/lowongan/${slug}`)).body).window;
      const { job } = JSON.parse(document.querySelector('script#state')?.textContent ?? '{}') as { job?: unknown };
      const response = await get(`/api/v1/job/public/${slug}/`);
      expect(job).toEqual((response.json() as { data: unknown }).data);
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
    ['that it is gone', true, 410, 'Lowongan ini sudah tidak ada.'],
    ['that there is none', false, 404, 'Lowongan tidak ditemukan.'],
  ])('says %s, and search engines do not show it', async (_what, isRemoved, status, words) => {
    const slug = await stored();
    const [job] = await test.db.select({ id: jobs.id, slug: jobs.slug }).from(jobs);
    if (isRemoved && job) await removeJobs(test.db, [job], new Date());
    const { statusCode, body, headers } = await get(`/lowongan/${isRemoved ? slug : 'tidak-ada'}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([status, 'noindex']);
    expect(body).toContain(`<h1>${words}</h1>`);
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
    const SIGNS = [')', '.', '*', ',', ']', '"', "'", '>', '…', ').', '**', '%', '%E2%80', '%2522', '%0d%0aX:y'];
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

    it('redirects from one in capitals', async () => {
      const slug = await stored();
      expect((await get(`/${page}/${slug.toUpperCase()}.`)).headers.location).toBe(`/${page}/${slug}`);
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

  it('says of a hidden employer what Google documents, in place of a company', async () => {
    const { posting } = await headOf(await stored({ company: { name: HIDDEN_EMPLOYER, logo: null, banner: null } }));
    expect(posting).toMatchObject({ hiringOrganization: 'confidential', identifier: { name: 'Titian' } });
    expect(JSON.stringify(posting)).not.toContain(HIDDEN_EMPLOYER);
  });

  it('escapes markup in a title or company', async () => {
    const company = { name: HOSTILE, logo: null, banner: null };
    const head = await headOf(await stored({ title: HOSTILE, company, description: '<p>&lt;!--<script></p>' }));
    expect(head.titles).toEqual([`${HOSTILE} di ${HOSTILE} | Titian`]);
    expect(head.og('title')).toBe(`${HOSTILE} di ${HOSTILE}`);
    expect(head.posting).toMatchObject({ title: HOSTILE, hiringOrganization: { name: HOSTILE } });
    // The app's, and the vacancy as search engines and as the app read it.
    expect(head.scripts).toBe(3);
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
    const deps = { ...test, now, publicJobs: new PublicJobs(readDeps({ ...test, readDb: failing, now }, takeTurns())) };
    const page = new PageDocument(SHELL);
    serveJobPages(app, deps, { shell: page, gone: page, unknown: page, renderer: null });
    const response = await app.inject('/jobs/apa-saja');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.body).toBe(SHELL);
    await app.close();
  });
});
