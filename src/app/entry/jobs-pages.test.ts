import { makeJobDetailDto, makeJobDto, makeJobDtos } from '@test/dto/job';
import { createRenderers } from './jobs-pages';

const TEMPLATE =
  '<!doctype html><html lang="id"><head><title>Titian</title></head><body><div id="root"></div></body></html>';
// As the build has it: there is no document.
jest.mock('@/shared/lib/html', (): unknown => jest.requireActual('./html'));

const { findJobsPage, renderCandidatesJob, renderJobsPage, renderKnownJob, renderPublicJob } = createRenderers({
  template: TEMPLATE,
  boot: '',
  sessionScripts: [],
  pageScripts: {},
});

/** Of the provider whose page it is. */
const capabilities = JSON.stringify({ version: 1, features: { jobSearch: 1, publicJobs: 1 } });

const HOSTILE = `\u2028</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&$1`;

/** The document of an address, with a list of jobs. */
async function render(url: string, data = makeJobDtos(10), { isSignedIn = false, total = 25 } = {}) {
  const found = findJobsPage(url);
  if (!found) throw new Error('no page with jobs');
  const { page, pageSize } = found.params;
  const meta = { total, titleMatches: total, page, pageSize };
  const response = JSON.stringify({ statusCode: 2000, message: '', data, meta });
  return renderJobsPage({ ...found, response, now: '2026-11-25T03:00:00.000Z', isSignedIn, capabilities });
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

it.each([
  ['/jobs', '/jobs', {}],
  ['/jobs/?utm_source=surel', '/jobs', {}],
  [
    '/jobs?search=+staf&location=jawa&page=3',
    '/jobs?search=+staf&location=jawa&page=3',
    { q: 'staf', place: 'jawa', page: 3 },
  ],
  [
    '/jobs?type=contract&workplace=remote&sort=oldest',
    null,
    { workingType: 'contract', workplace: 'remote', sort: 'oldest' },
  ],
  // As a browser without scripts sends the form.
  [
    '/jobs?search=kasir&location=&workingType=contract&workplace=&city=Kota+Batu&sort=newest',
    '/jobs?search=kasir&type=contract&city=Kota+Batu',
    { q: 'kasir', workingType: 'contract', city: 'Kota Batu' },
  ],
  ['/jobs?minSalary=4000000&city=Kota+Batu', null, { minSalary: 4_000_000, city: 'Kota Batu' }],
  ['/jobs?tab=explore&page=-1', '/jobs?tab=explore', {}],
  [
    '/perusahaan/pt-contoh/?ref=a&page=2',
    '/perusahaan/pt-contoh?page=2',
    { company: 'pt-contoh', open: true, page: 2, facets: 1 },
  ],
  ['/perusahaan/pt-contoh?page=x', '/perusahaan/pt-contoh', { company: 'pt-contoh', open: true, facets: 1 }],
])('finds the list of %s', (url, address, params) => {
  expect(findJobsPage(url)).toEqual({
    address: address ?? url,
    params: { sort: 'newest', page: 1, pageSize: 10, ...params },
  });
});

it.each(['/jobs?tab=saved', '/jobs?sort=match', '/login', '/jobs/kasir'])('finds no list for %s', (url) => {
  expect(findJobsPage(url)).toBeNull();
});

it('has the cards of a search with further filters, and the number of those that match elsewhere', async () => {
  const found = findJobsPage('/jobs?search=kasir&city=Kota+Batu');
  if (!found) throw new Error('no page with jobs');
  const data = makeJobDtos(2).map((job) => ({ ...job, matchedIn: [{ field: 'company', term: 'kasir', via: 'word' }] }));
  const meta = { total: 2, titleMatches: 1, page: 1, pageSize: 10 };
  const response = JSON.stringify({ statusCode: 2000, message: '', data, meta });
  const html = await renderJobsPage({
    ...found,
    response,
    now: '2026-11-25T03:00:00.000Z',
    isSignedIn: false,
    capabilities,
  });
  expect(html).toContain('<title>kasir · Kota Batu – Titian</title>');
  expect(html).toContain('<strong>2 lowongan</strong>');
  expect(html).toContain('<h2>Juga cocok (1)</h2>');
  expect(count(html, /ada di nama perusahaan/g)).toBe(2);
});

it('has the cards, the links to the jobs and to the pages beside it, and what was searched for', async () => {
  const html = await render('/jobs?search=staf&city=Kota+Batu&page=2');
  expect(count(html, /<article /g)).toBe(10);
  expect(html).toContain('<a href="/jobs/lowongan-1">Lowongan 1</a>');
  expect(html).toMatch(/<noscript hidden="" data-capability="publicJobs"><a href="\/lowongan\/lowongan-1">Lowongan 1</);
  expect(html).toContain('href="/jobs?search=staf&amp;city=Kota+Batu">Halaman sebelumnya</a>');
  expect(html).toContain('href="/jobs?search=staf&amp;city=Kota+Batu&amp;page=3">Halaman berikutnya</a>');
  expect(html).toContain('<input type="hidden" name="city" value="Kota Batu"/>');
  // The browser's first render has the same features.
  expect(html).toContain(`id="state">{"capabilities":${capabilities},`);
  expect(html).toMatch(/<input[^>]* name="search"[^>]* value="staf"/);
  expect(html).toContain('data-address="/jobs"');
});

it('has no link beyond the last page', async () => {
  expect(await render('/jobs?page=3')).not.toContain('Halaman berikutnya</a>');
});

it('tells the age of a job by the clock of the server', async () => {
  jest.useFakeTimers({
    now: new Date('2020-01-01'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  });
  const html = await render('/jobs', [makeJobDto({ createdAt: '2026-11-24T03:00:00.000Z', deadline: '2026-11-28' })]);
  expect(html).toContain('kemarin');
  expect(html).toContain('data-soon="true"');
  jest.useRealTimers();
});

it('escapes texts of strangers in the cards and in the data, which the app reads as they were', async () => {
  const html = await render('/jobs', [
    makeJobDto({ title: HOSTILE, company: { name: HOSTILE, logo: 'javascript:alert(1)', banner: null } }),
  ]);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toMatch(/="javascript:/);
  const [, data = ''] = /<script type="application\/json" id="state">([^<]*)<\/script>/.exec(html) ?? [];
  const responses = [{ endpoint: 'searchJobs', arg: { page: 1 }, body: { data: [{ title: HOSTILE }] } }];
  expect(JSON.parse(data)).toMatchObject({ rendered: { responses } });
});

it('has a company with its open jobs, and says without scripts that more is needed where it has none', async () => {
  const html = await render('/perusahaan/pt-contoh?page=2');
  expect(count(html, /<article /g)).toBe(10);
  expect(html).toContain('data-address="/perusahaan/pt-contoh"');
  expect(html).toMatch(/<h1>[^<]+<\/h1>/);
  expect(html).not.toContain('MuiSkeleton');
  expect(await render('/perusahaan/pt-contoh', [], { total: 0 })).toContain('MuiSkeleton');
});

it('has for somebody who is signed in the same, without what is for visitors', async () => {
  const html = await render('/jobs', makeJobDtos(10), { isSignedIn: true });
  expect(html).toContain('data-address="/jobs" data-session="unknown"');
  expect(count(html, /<article /g)).toBe(10);
  expect(html).not.toContain('>Daftar<');
});

it('has on the landing page the newest open jobs and the places and functions with the most, and escapes their texts', async () => {
  const found = findJobsPage('/?utm_source=surel');
  expect(found).toEqual({
    address: '/',
    params: { open: true, sort: 'newest', page: 1, pageSize: 3, facets: 1 },
  });
  if (!found) throw new Error('no page with jobs');
  const facet = (name: string, counts: number[]) => counts.map((count, place) => ({ name: `${name} ${place}`, count }));
  const facets = {
    ...{ city: facet('Kota', [1, 9, 0, 3, 4, 5, 6, 7]), function: [{ name: HOSTILE, count: 2 }] },
    ...{ near: [], education: [], postedWithin: [], minSalary: [], experience: [] },
  };
  const data = [makeJobDto({ slug: 'kasir-1', title: HOSTILE, minSalary: 4_000_000, maxSalary: 5_000_000 })];
  const response = JSON.stringify({
    statusCode: 2000,
    message: '',
    data,
    meta: { total: 4, page: 1, pageSize: 3, facets },
  });
  const input = { ...found, response, now: '2026-11-25T03:00:00.000Z', isSignedIn: false, capabilities };
  const html = await renderJobsPage({ ...input, candidates: 1_234 });
  expect(count(html, /<article/g)).toBe(1);
  expect([...html.matchAll(/data-target="([^"]*)"/g)].map(([, target]) => target)).toEqual(['1.234', '4']);
  expect([...(await renderJobsPage(input)).matchAll(/data-target="([^"]*)"/g)][0]?.[1]).toBe('30.000');
  expect(html).toContain('/jobs?function=');
  const fewer = response.replace('"total":4', '"total":5');
  expect(await renderJobsPage({ ...input, response: fewer })).not.toContain('/jobs?function=');
  expect(html).toContain('href="/lowongan/kasir-1"');
  expect(html).toContain('Rp 4–5 jt');
  const cities = [...html.matchAll(/href="\/jobs\?city=[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(cities).toEqual(['Kota 1 (9)', 'Kota 7 (7)', 'Kota 6 (6)', 'Kota 5 (5)', 'Kota 4 (4)', 'Kota 3 (3)']);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('data-address="/"');
});

it('has no section of open jobs on the landing page where none is open', async () => {
  const found = findJobsPage('/');
  if (!found) throw new Error('no page with jobs');
  const response = JSON.stringify({
    statusCode: 2000,
    message: '',
    data: [],
    meta: { total: 0, page: 1, pageSize: 3 },
  });
  const html = await renderJobsPage({
    ...found,
    response,
    now: '2026-11-25T03:00:00.000Z',
    isSignedIn: false,
    capabilities,
  });
  expect(html).not.toContain('Lowongan Terbaru');
  expect(html).toContain('Jelajahi Lowongan Pekerjaan!');
});

describe('the pages of a job', () => {
  const inputOf = (changes: Parameters<typeof makeJobDetailDto>[0] = {}, { savesData = false } = {}) => ({
    job: makeJobDetailDto({ slug: 'kasir', title: 'Kasir', createdAt: '2026-11-24T03:00:00.000Z', ...changes }),
    head: '<title>Kasir di PT Contoh | Titian</title>',
    now: '2026-11-25T03:00:00.000Z',
    capabilities: JSON.stringify({ version: 1, features: { answers: 1, jobReports: 1, jobSignals: 1, publicJobs: 1 } }),
    savesData,
  });

  it('has for everybody the whole job as the app draws it, with the way to apply', async () => {
    const signal = { kind: 'money', quote: 'Deposit seragam' };
    const answers = { days: 6, answered: 30, counted: 40 };
    const company = { name: 'PT Contoh', logo: '/media/logo.svg', banner: null };
    const pay = {
      location: { name: 'Daerah Istimewa Yogyakarta' },
      workingType: 'fulltime' as const,
      minSalary: 1_500_000,
      maxSalary: 2_000_000,
    };
    const html = await renderPublicJob(inputOf({ ...pay, company, answers, signals: [signal] }));
    expect(html).toContain('data-address="/lowongan/kasir"');
    expect(html).not.toContain('data-session=');
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Kasir di PT Contoh | Titian']);
    for (const text of [
      '<h1>Kasir</h1>',
      'Menerima dan memeriksa barang.',
      'Rp 1.500.000 - Rp 2.000.000',
      'kemarin',
      'Gaji tertinggi yang dicantumkan (Rp\u00a02.000.000) di bawah upah minimum',
      'Apakah Anda diminta membayar?',
      'Deposit seragam',
      'Biasanya menjawab dalam 6 hari',
      'BPJS Kesehatan',
      'Laporkan lowongan',
      'href="/login?next=%2Fjobs%2Fkasir"',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/<img src="[^"]*\/media\/logo\.svg" loading="eager"/);
  });

  it('has no way to apply to a closed job, and no text of strangers that is markup', async () => {
    const html = await renderPublicJob(
      inputOf({ title: HOSTILE, status: 'closed', description: '<p>a &lt;img src=x&gt;</p>' }),
    );
    expect(html).toContain('Closed');
    expect(html).not.toContain('href="/login?next');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    const [, data = ''] = /<script type="application\/json" id="state">([^<]*)<\/script>/.exec(html) ?? [];
    const responses = [{ endpoint: 'getPublicJob', arg: 'kasir', body: { data: { title: HOSTILE } } }];
    expect(JSON.parse(data)).toMatchObject({ rendered: { page: { now: '2026-11-25T03:00:00.000Z' }, responses } });
  });

  it('has its pictures wait where data is saved', async () => {
    const company = { name: 'PT Contoh', logo: '/media/a.svg', banner: '/media/b.svg' };
    const html = await renderPublicJob(inputOf({ company, title: 'Kasir loading="eager"' }, { savesData: true }));
    expect(count(html, /<img[^>]* loading="lazy"/g)).toBe(2);
    expect(html).toContain('<h1>Kasir loading=&quot;eager&quot;</h1>');
  });

  it('has for somebody who is signed in the way to the page of candidates', async () => {
    const html = await renderKnownJob(inputOf());
    expect(html).toContain('data-address="/lowongan/kasir" data-session="unknown"');
    expect(html).toContain('href="/jobs/kasir"');
    expect(html).not.toContain('/login');
    expect(html).not.toContain('>Daftar<');
  });

  it('has for a candidate the name and pictures, and the rest of the job in its state alone', async () => {
    const html = await renderCandidatesJob(
      inputOf({ company: { name: 'PT Contoh', logo: 'javascript:alert(1)', banner: null } }),
    );
    expect(html).toContain('data-address="/jobs/kasir" data-session="unknown"');
    expect(html).toContain('<h1>Kasir</h1>');
    const [shown] = html.split('<script type="application/json" id="state">');
    expect(shown).not.toContain('javascript:');
    expect(shown).not.toContain('Menerima dan memeriksa barang.');
  });
});
