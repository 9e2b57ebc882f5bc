import { eq } from 'drizzle-orm';
import { parseFeed } from 'htmlparser2';
import ICAL from 'ical.js';
import { fillMasters } from '../../test/fill-masters';
import { testApp, type TestApp } from '../../test/test-app';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { upsertJobs } from '../jobs/job-store';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(jobs));

const store = (titles: readonly string[], more: object = {}) =>
  upsertJobs(
    test.db,
    titles.map((title) => makeJobInput({ sourceId: title, title, description: '', requirements: '', ...more })),
  );

const get = (format: string, query = 'search=kasir', headers = {}) =>
  test.app.inject({ url: `/api/v1/job/feed/${format}/?${query}`, headers });

const rss = async (query?: string) => parseFeed((await get('rss', query)).body, { xmlMode: true });
const json = async (query?: string) => (await get('json', query)).json();
const events = async (query?: string) =>
  new ICAL.Component(ICAL.parse((await get('ics', query)).body))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

it('has the jobs that the search finds, last imported first', async () => {
  await store(['Sopir']);
  await store(['Kasir lama'], { createdAt: new Date('2026-11-01T00:00:00Z') });
  await store(['Kasir baru'], { createdAt: new Date('2026-11-02T00:00:00Z'), locationId: 34, cityId: 3404 });
  const titles = ['Kasir baru – PT Contoh Abadi', 'Kasir lama – PT Contoh Abadi'];
  const feed = await rss();
  expect(feed).toMatchObject({ type: 'rss', link: 'http://titian.test/jobs?search=kasir' });
  expect(feed?.items.map(({ title }) => title)).toEqual(titles);
  expect(feed?.items[0]).toMatchObject({
    link: expect.stringMatching(/^http:\/\/titian\.test\/lowongan\/kasir-baru-/),
    pubDate: new Date('2026-11-02T00:00:00Z'),
    description: expect.stringContaining(
      'Kabupaten Sleman, Daerah Istimewa Yogyakarta. Gaji Rp 3.000.000 - Rp 4.500.000 per bulan. ',
    ),
  });
  const parsed = await json();
  expect(parsed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: expect.any(String) });
  expect(parsed.items.map(({ title }: { title: string }) => title)).toEqual(titles);
  const ids = parsed.items.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('has deadlines as instants in UTC, at the end of their day in Jakarta', async () => {
  await store(['Kasir'], { deadline: '2026-12-31' });
  await store(['Kasir tanpa batas'], { deadline: null });
  const [event, ...others] = await events();
  expect(others).toEqual([]);
  expect(event?.summary).toBe('Batas melamar: Kasir, PT Contoh Abadi');
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-12-31T16:59:59Z'));
  expect(event?.uid).toMatch(/^deadline-[0-9a-f-]{36}@titian\.test$/);
  expect((await get('ics')).body).toContain('DTEND:20261231T165959Z');
});

it('has all jobs of a search: the calendar by the nearest deadline, the others by when they were imported', async () => {
  const createdAt = new Date('2026-11-20T00:00:00Z');
  const titles = Array.from({ length: 70 }, (_, index) => `Kasir ${index}`);
  await store(['Kasir segera tutup'], { deadline: '2098-11-30', createdAt });
  await store(titles, { deadline: '2098-12-31', createdAt });
  await store(['Kasir terlambat'], { deadline: '2098-12-31', createdAt: new Date('2026-10-01T00:00:00Z') });
  expect((await rss())?.items).toHaveLength(72);
  expect((await json()).items[0].title).toBe('Kasir terlambat – PT Contoh Abadi');
  const all = await events();
  expect([all.length, all[0]?.summary]).toEqual([72, 'Batas melamar: Kasir segera tutup, PT Contoh Abadi']);
});

it('revises the event of a job whose title or deadline has changed, and no other', async () => {
  const revisions = async () =>
    (await events()).map(({ sequence, component }) => [
      sequence,
      String(component.getFirstPropertyValue('last-modified')),
    ]);
  await store(['Kasir', 'Kasir lain']);
  const before = await revisions();
  await upsertJobs(test.db, [
    makeJobInput({ sourceId: 'Kasir', title: 'Kasir', description: 'Baru', deadline: '2099-12-31' }),
  ]);
  expect(await revisions()).toEqual(before);
  await upsertJobs(test.db, [makeJobInput({ sourceId: 'Kasir', title: 'Kasir shift malam', deadline: '2098-12-31' })]);
  const [revised, other] = await revisions();
  expect(revised?.[0]).toBe(1);
  expect(revised?.[1]).not.toBe(before[0]?.[1]);
  expect(before).toContainEqual(other);
});

it('has the name of its search, and what calendars need', async () => {
  await store(['Kasir'], { company: { name: 'PT "Uji"', logo: null, banner: null } });
  expect((await json('search=kasir&location=sleman&type=fulltime')).title).toBe('Lowongan kasir, sleman – Titian');
  expect((await rss(''))?.title).toBe('Lowongan – Titian');
  const { body } = await get('ics');
  for (const line of ['X-WR-CALNAME:Batas melamar: Lowongan kasir – Titian', 'TRANSP:TRANSPARENT', 'SEQUENCE:0']) {
    expect(body).toContain(`\r\n${line}\r\n`);
  }
  expect(body).toContain('ORGANIZER;CN="PT \'Uji\'":mailto:no-reply@titian.test\r\n');
  expect(body).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n[^]*END:VCALENDAR\r\n$/);
});

it.each(['rss', 'json', 'ics'])('sends %s again only when it has changed', async (format) => {
  await store(['Kasir'], { deadline: '2099-12-30' });
  const first = await get(format);
  const tag = String(first.headers.etag);
  const again = await get(format, 'search=kasir', { 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await store(['Kasir dua'], { deadline: '2099-12-31' });
  const changed = await get(format, 'search=kasir', { 'if-none-match': tag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).not.toBe(first.body);
});

it('loses a job that is closed, and one whose deadline has passed', async () => {
  await store(['Kasir satu', 'Kasir dua']);
  expect((await rss())?.items).toHaveLength(2);
  await test.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.title, 'Kasir satu'));
  await test.db.update(jobs).set({ deadline: '2020-01-01' }).where(eq(jobs.title, 'Kasir dua'));
  expect((await rss())?.items).toEqual([]);
  expect((await json()).items).toEqual([]);
  expect(await events()).toEqual([]);
});

it('is well-formed whatever a title holds', async () => {
  await store(['Kasir <b>]]>&amp; "x"\u0001\u000b; , \\n BEGIN:VALARM']);
  const title = (await rss())?.items[0]?.title;
  expect(title).toContain('Kasir');
  const { body } = await get('rss');
  for (const sign of ['\u0001', '\u000b']) expect(body).not.toContain(sign);
  expect((await json()).items).toHaveLength(1);
  expect(await events()).toHaveLength(1);
});

it('has one form for one search, and drops what is no use', async () => {
  await store(['Kasir']);
  const tags = [];
  for (const query of ['search=kasir', 'search=kasir&page=2&postedWithin=x&foo=bar']) {
    tags.push((await get('rss', query)).headers.etag);
  }
  expect(tags[0]).toBe(tags[1]);
  expect((await get('atom')).statusCode).toBe(400);
  expect((await get('rss', '')).statusCode).toBe(200);
  // The parsers of addresses differ in what they make of broken encodings.
  for (const text of ['%00', '%00%FF']) expect((await get('rss', `search=${text}`)).statusCode).toBe(400);
});

// The last test, for the clock only goes forward.
it('loses a job once its last day is over, though nothing has been stored since', async () => {
  await store(['Kasir'], { deadline: dayInJakarta(new Date()) });
  expect((await rss())?.items).toHaveLength(1);
  test.advance(86_400_000);
  expect((await rss())?.items).toEqual([]);
});
