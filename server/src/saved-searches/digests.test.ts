import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import { eq } from 'drizzle-orm';
import { candidateIn } from '../../test/candidates';
import { poison } from '../../test/poison';
import { testApp, type TestApp } from '../../test/test-app';
import { enqueue } from '../queue/enqueue';
import { digests, digestSettings, savedSearches, unsubscribeTokens } from '../db/saved-search-schema';
import { applications, candidates, cities, jobs, locations } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { RecipientRefusedError, type Mail } from '../mail/mailer';
import { toMessage } from '../mail/message';
import { hashToken } from '../session/tokens';
import { changeDigestSetting, findDigestSetting } from './digest-setting';
import { makeDueDigests } from './digests';
import { lastImportOrder } from './import-order';
import { matchSavedSearches } from './match-saved-searches';
import { addSavedSearch, changeSavedSearch } from './saved-search-store';
import { sendDigest } from './send-digest';
import { markAllAsMailed } from './mark-all-as-mailed';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: TestApp;
let me: Awaited<ReturnType<typeof candidateIn>>;
/** The clock of the server. */
let now: Date;
let count = 0;

beforeAll(async () => (test = await testApp()));
afterAll(() => test.close());
// A rest takes nine times as long as the comparison before it: on this clock, a hundredth of a millisecond for each look.
let time = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => (time += 0.01)));
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  for (const table of [digests, digestSettings, savedSearches, applications, jobs]) await test.db.delete(table);
  test.mailbox.length = 0;
  test.mailFailure = null;
  // Nine in the morning in Jakarta, each test on a day of its own, for the app's clock only goes forward.
  count += 1;
  setTo(new Date(Date.parse('2031-01-01T02:00:00Z') + count * 40 * DAY));
  me = await candidateIn(test);
});

/** Sets the clock of the test and of the app. */
function setTo(time: Date): void {
  test.advance(time.getTime() - (now?.getTime() ?? Date.now()));
  now = time;
}

const later = (milliseconds: number): void => setTo(new Date(now.getTime() + milliseconds));

const deps = () => ({ db: test.db, now: () => now });

const store = (titles: readonly string[], more: object = {}) =>
  upsertJobs(
    test.db,
    titles.map((title) => makeJobInput({ sourceId: title, title, description: '', requirements: '', ...more })),
  );

const bodyOf = (alert: 'none' | 'daily' | 'weekly', query: string) => ({
  name: `Cari ${query.split('=')[1]}`,
  query,
  queryVersion: 1,
  alert,
});

async function save(alert: 'none' | 'daily' | 'weekly' = 'daily', query = 'search=kasir'): Promise<string> {
  return (await addSavedSearch(deps(), me.id, bodyOf(alert, query)))?.id ?? '';
}

/** Runs the recurring tasks of a server once. */
async function work(): Promise<void> {
  await matchSavedSearches(deps());
  await makeDueDigests(deps());
  await test.app.runAllJobs();
}

/** Titles that each mail so far names. */
const mailed = () =>
  test.mailbox.map(({ text }) => [...text.matchAll(/^- (.*), PT Contoh Abadi$/gm)].map(([, title]) => title));

const outcomes = async () => (await test.db.select().from(digests).orderBy(digests.day)).map(({ outcome }) => outcome);

it('mails new jobs once, with the name of the search and why it came', async () => {
  await save();
  await store(['Kasir toko', 'Sopir']);
  await work();
  await work();
  expect(mailed()).toEqual([['Kasir toko']]);
  const [mail] = test.mailbox;
  expect(mail).toMatchObject({ to: me.email, subject: '1 lowongan baru dari pencarian tersimpan Anda' });
  expect(mail?.text).toContain('Pencarian Anda "Cari kasir" (email setiap hari): 1 lowongan baru');
  expect(mail?.text).toContain('karena Anda menyimpan pencarian');
  expect(mail?.html).toContain('/jobs/kasir-toko-');
  expect(await outcomes()).toEqual(['sent']);
});

it('has place, pay and deadline of each job, and a link for each search', async () => {
  await test.db.insert(locations).values({ id: 34, name: 'Daerah Istimewa Yogyakarta' }).onConflictDoNothing();
  await test.db.insert(cities).values({ id: 3404, locationId: 34, name: 'Kabupaten Sleman' }).onConflictDoNothing();
  await save();
  await save('daily', 'search=sopir');
  const newFrom = (await lastImportOrder(test.db)) + 1;
  const facts = { locationId: 34, cityId: 3404, minSalary: 4_000_000, maxSalary: 5_000_000, deadline: '2098-12-31' };
  await store(['Kasir toko'], facts);
  const deadlineAt = new Date('2098-12-31T05:00:00Z');
  await store(['Sopir'], { deadline: '2098-12-31', deadlineAt, minSalary: null, maxSalary: null });
  await store(['Sopir harian'], { deadline: null, minSalary: 120_000, maxSalary: null, salaryPeriod: 'day' });
  await work();
  const [{ text = '', html = '', link } = {}] = test.mailbox;
  expect(text).toContain('- Kasir toko, PT Contoh Abadi\n  Kab. Sleman · Rp 4–5 jt · sampai 31 Desember 2098\n');
  expect(text).toContain(
    '- Sopir, PT Contoh Abadi\n  Gaji tidak dicantumkan · sampai 31 Desember 2098, pukul 12.00 WIB\n',
  );
  expect(text).toContain('- Sopir harian, PT Contoh Abadi\n  Mulai Rp 120 rb per hari\n');
  for (const word of ['kasir', 'sopir']) {
    expect(html).toContain(`href="http://titian.test/jobs?search=${word}&amp;newFrom=${newFrom}"`);
  }
  expect(link).toBe('http://titian.test/kabar');
});

it('names one job in several places, or posted again, in one line with its places and number, and counts each', async () => {
  await test.db.insert(locations).values({ id: 34, name: 'Daerah Istimewa Yogyakarta' }).onConflictDoNothing();
  const regencies = ['Sleman', 'Bantul', 'Gunungkidul', 'Kulon Progo', 'A', 'B'].map((name, index) => ({
    id: 3404 + index,
    locationId: 34,
    name: `Kabupaten ${name}`,
  }));
  await test.db.insert(cities).values(regencies).onConflictDoNothing();
  await save();
  const job = { title: 'Kasir', description: '', requirements: '', locationId: 34, deadline: null };
  const of = (sourceId: string, more: object) => makeJobInput({ ...job, sourceId, ...more });
  await upsertJobs(test.db, [
    ...regencies.map(({ id: cityId }) => of(String(cityId), { cityId })),
    of('again', { title: 'URGENT!! Dibutuhkan Segera: KASIR', cityId: 3404 }),
    of('other', { title: 'Kepala Kasir', cityId: 3404 }),
  ]);
  await work();
  expect(mailed().map((titles) => titles.length)).toEqual([2]);
  const [mail] = test.mailbox;
  expect(mail?.subject).toBe('8 lowongan baru dari pencarian tersimpan Anda');
  expect(mail?.text).toMatch(/ {2}(?:Kab\. [\w ]+, ){5}dan 1 tempat lain · 7 lowongan · /);
  expect(mail?.text).toContain('Lihat pencarian ini');
  await work();
  expect(test.mailbox).toHaveLength(1);
});

it('names the jobs of hidden employers apart, however alike', async () => {
  await save();
  const company = { name: HIDDEN_EMPLOYER, logo: null, banner: null };
  await upsertJobs(
    test.db,
    ['1', '2'].map((sourceId) => makeJobInput({ sourceId, title: 'Kasir', company })),
  );
  await work();
  expect(test.mailbox[0]?.text.match(/^- Kasir, Perusahaan dirahasiakan$/gm)).toHaveLength(2);
});

it('has headers of RFC 8058 and a Message-ID of the digest', async () => {
  await save();
  await store(['Kasir']);
  test.mailFailure = new Error('away');
  await work();
  test.mailFailure = null;
  await test.app.runAllJobs();
  const [digest] = await test.db.select().from(digests);
  const message = toMessage('Titian <no-reply@titian.test>', test.mailbox[0] as Mail);
  expect(message.messageId).toMatch(/^<digest-[0-9a-f]{32}@titian\.test>$/);
  expect(message.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/titian\.test\/berhenti-email\/[\w-]{43}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(digest?.outcome).toBe('sent');
});

it.each([
  ['daily', DAY],
  ['weekly', 7 * DAY],
] as const)('is not sent again after a crash amid sending; the next %s period has its jobs', async (alert, period) => {
  await save(alert);
  later(period);
  await store(['Kasir']);
  await matchSavedSearches(deps());
  await makeDueDigests(deps());
  const [digest] = await test.db.select().from(digests);
  const payload = { digestId: digest?.id ?? '' };
  // The server ends while the mail server has not replied.
  const amid = new Promise<void>((resolve) => {
    const mailer = { send: () => new Promise<void>(() => resolve()) };
    void sendDigest({ ...test, ...deps(), mailer }, payload);
  });
  await amid;
  await enqueue(test.db, 'mail-digest', payload, now);
  await work();
  later(period - 5 * HOUR);
  await work();
  expect(mailed()).toEqual([]);
  later(5 * HOUR);
  await work();
  expect(mailed()).toEqual([['Kasir']]);
  expect(await outcomes()).toEqual(['unknown', 'sent']);
});

it('mails a job that three searches find once', async () => {
  for (const query of ['search=kasir', 'search=toko', 'search=kasir+toko']) await save('daily', query);
  await store(['Kasir toko']);
  await work();
  expect(mailed()).toEqual([['Kasir toko']]);
});

it('mails at most once a day, and what came later the next morning', async () => {
  await save();
  await store(['Kasir satu']);
  await work();
  await store(['Kasir dua']);
  later(HOUR);
  await work();
  expect(mailed()).toEqual([['Kasir satu']]);
  // Seven in the morning.
  later(21 * HOUR);
  await work();
  expect(mailed()).toEqual([['Kasir satu'], ['Kasir dua']]);
});

it.each([
  ['at 19.30 in Jakarta', 31, 10.5, 'sends'],
  ['at 20.30 in Jakarta', 31, 11.5, 'sends'],
  ['at 21.30 in Jakarta', 31, 12.5, 'waits'],
  ['at 20.30 in Bali', 51, 10.5, 'sends'],
  ['at 21.30 in Bali', 51, 11.5, 'waits'],
  ['at 21.30 in Papua', 91, 10.5, 'waits'],
] as const)('%s: province %i, %d hours after nine in Jakarta, %s', async (_when, locationId, hours, expected) => {
  await test.db
    .insert(locations)
    .values({ id: locationId, name: `P${locationId}` })
    .onConflictDoNothing();
  await test.db.update(candidates).set({ locationId }).where(eq(candidates.id, me.id));
  await save();
  later(hours * HOUR);
  await store(['Kasir']);
  await work();
  expect(mailed()).toEqual(expected === 'sends' ? [['Kasir']] : []);
  later(10 * HOUR);
  await work();
  expect(mailed()).toEqual([['Kasir']]);
});

it('mails a weekly search a week after it was saved or mailed', async () => {
  await save('weekly');
  await store(['Kasir satu']);
  await work();
  later(6 * DAY);
  await work();
  expect(mailed()).toEqual([]);
  await store(['Kasir dua']);
  later(DAY);
  await work();
  expect(mailed().map((titles) => titles.sort())).toEqual([['Kasir dua', 'Kasir satu']]);
});

it('mails a job of a daily search no second time for a weekly one', async () => {
  await save('weekly', 'search=kasir');
  await save('daily', 'search=toko');
  await store(['Kasir toko']);
  await work();
  later(7 * DAY);
  await store(['Kasir gudang']);
  await work();
  expect(mailed()).toEqual([['Kasir toko'], ['Kasir gudang']]);
});

it('mails what a weekly search has found as soon as it is mailed daily', async () => {
  const id = await save('weekly');
  await store(['Kasir']);
  await work();
  expect(mailed()).toEqual([]);
  await changeSavedSearch(deps(), { id, candidateId: me.id }, bodyOf('daily', 'search=kasir'));
  await work();
  expect(mailed()).toEqual([['Kasir']]);
});

it('mails nothing for a search without mails, nor later what it found until mails were wanted', async () => {
  const id = await save('none');
  await store(['Kasir lama']);
  await work();
  await changeSavedSearch(deps(), { id, candidateId: me.id }, bodyOf('daily', 'search=kasir'));
  await store(['Kasir baru']);
  await work();
  expect(mailed()).toEqual([['Kasir baru']]);
});

describe('at the moment of sending', () => {
  /** A digest is made, and its mail waits. */
  async function waiting(): Promise<void> {
    await save();
    await store(['Kasir satu', 'Kasir dua']);
    test.mailFailure = new Error('away');
    await work();
    test.mailFailure = null;
  }

  const jobId = async (title: string) =>
    (await test.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.title, title)))[0]?.id ?? '';

  it('leaves out a job that was closed, and one that came later', async () => {
    await waiting();
    await store(['Kasir tiga']);
    await test.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.title, 'Kasir satu'));
    await test.app.runAllJobs();
    expect(mailed()).toEqual([['Kasir dua']]);
  });

  it('sends no mail where nothing is left', async () => {
    await waiting();
    await test.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.title, 'Kasir satu'));
    await test.db.insert(applications).values({ candidateId: me.id, jobId: await jobId('Kasir dua') });
    await test.app.runAllJobs();
    expect([mailed(), await outcomes()]).toEqual([[], ['empty']]);
  });

  it.each([
    ['an account that waits for its deletion', { deletionRequestedAt: new Date('2100-01-01') }],
    ['one that is not activated', { activatedAt: null }],
  ])('sends nothing to %s', async (_whom, change) => {
    await waiting();
    await test.db.update(candidates).set(change).where(eq(candidates.id, me.id));
    await test.app.runAllJobs();
    expect([mailed(), await outcomes()]).toEqual([[], ['empty']]);
  });

  it('sends nothing of searches whose mails the link of an earlier mail has ended', async () => {
    await save();
    await store(['Kasir lama']);
    await work();
    later(DAY);
    await waiting();
    const { pathname } = new URL(test.mailbox[0]?.unsubscribe ?? '');
    expect((await test.app.inject({ method: 'POST', url: pathname })).statusCode).toBe(200);
    await test.app.runAllJobs();
    expect(mailed()).toEqual([['Kasir lama']]);
    const token = pathname.split('/').at(-1) ?? '';
    const stored = (await test.db.select().from(unsubscribeTokens)).map(({ tokenHash }) => tokenHash);
    expect([stored.includes(hashToken(token)), stored.includes(token)]).toEqual([true, false]);
  });

  it('sends nothing at night: the next morning has it', async () => {
    await waiting();
    later(13 * HOUR);
    await test.app.runAllJobs();
    expect([mailed(), await outcomes()]).toEqual([[], ['late']]);
    later(9 * HOUR);
    await work();
    expect(mailed().map((titles) => titles.sort())).toEqual([['Kasir dua', 'Kasir satu']]);
    expect(await outcomes()).toEqual(['late', 'sent']);
  });
});

it('sends one digest with all jobs after three days without a mail server', async () => {
  await save();
  test.mailFailure = new Error('away');
  for (const title of ['Kasir satu', 'Kasir dua', 'Kasir tiga']) {
    await store([title]);
    await work();
    later(DAY);
  }
  test.mailFailure = null;
  await work();
  expect(mailed().map((titles) => titles.sort())).toEqual([['Kasir dua', 'Kasir satu', 'Kasir tiga']]);
  expect(await outcomes()).toEqual(['late', 'late', 'late', 'sent']);
});

it('sends one digest with all jobs after three days without a server', async () => {
  await save();
  await store(['Kasir satu']);
  await matchSavedSearches(deps());
  await store(['Kasir dua']);
  // Three days later, at two in the morning.
  later(3 * DAY - 7 * HOUR);
  await work();
  expect(mailed()).toEqual([]);
  later(5 * HOUR);
  await work();
  expect(mailed().map((titles) => titles.sort())).toEqual([['Kasir dua', 'Kasir satu']]);
});

it('makes one digest where two servers look for them at once', async () => {
  await save();
  await store(['Kasir']);
  await matchSavedSearches(deps());
  await Promise.all([makeDueDigests(deps()), makeDueDigests(deps())]);
  await test.app.runAllJobs();
  expect(mailed()).toHaveLength(1);
});

it('sets aside a digest that cannot be made, makes the others, and tries again', async () => {
  await save();
  const poisoned = me;
  me = await candidateIn(test);
  await save();
  await store(['Kasir']);
  const heal = await poison(test.db, 'insert', digests, `new.candidate_id = '${poisoned.id}'`);
  await work();
  await work();
  expect(test.mailbox.map(({ to }) => to)).toEqual([me.email]);
  await heal();
  await test.app.runAllJobs();
  await test.app.runAllJobs();
  expect(test.mailbox.map(({ to }) => to)).toEqual([me.email, poisoned.email]);
});

describe('to an address without a mailbox', () => {
  const setting = () => findDigestSetting(test.db, me.id);

  /** The first digest is refused, and another job is found on each of the next two days. */
  async function refuse(hasNoMailbox: boolean): Promise<void> {
    await save();
    await store(['Kasir satu']);
    test.mailFailure = new RecipientRefusedError('refused', hasNoMailbox);
    await work();
    test.mailFailure = null;
    later(DAY);
    await store(['Kasir dua']);
    await work();
    later(DAY);
  }

  it('sends no more digests, until the candidate wants them again: the next one has all jobs', async () => {
    await refuse(true);
    expect([mailed(), await outcomes()]).toEqual([[], ['refused', 'refused']]);
    expect(await setting()).toMatchObject({ mailsRefused: true });
    expect(await changeDigestSetting(deps(), me.id, { zone: 'WIB' })).toMatchObject({ mailsRefused: true });
    expect(await changeDigestSetting(deps(), me.id, { mailsRefused: false })).toMatchObject({ mailsRefused: false });
    await work();
    expect(mailed().map((titles) => titles.sort())).toEqual([['Kasir dua', 'Kasir satu']]);
  });

  it('sends them to another address of the account', async () => {
    await refuse(true);
    const email = 'baru@example.com';
    await test.db.update(candidates).set({ email }).where(eq(candidates.id, me.id));
    expect(await setting()).toMatchObject({ mailsRefused: false });
    await work();
    expect(test.mailbox.map(({ to }) => to)).toEqual([email]);
  });

  it('sends them after one mail was refused for another reason', async () => {
    await refuse(false);
    expect(await setting()).toMatchObject({ mailsRefused: false });
    expect(mailed().map((titles) => titles.sort())).toEqual([['Kasir dua', 'Kasir satu']]);
  });
});

it('mails nothing of a restored backup again, nor a second time on that day', async () => {
  await save();
  await store(['Kasir yang menunggu']);
  await matchSavedSearches(deps());
  await makeDueDigests(deps());
  await store(['Kasir yang diimpor lagi']);
  expect(await markAllAsMailed(test.db, now)).toBe(1);
  await work();
  await store(['Kasir baru']);
  await work();
  expect(mailed()).toEqual([]);
  later(DAY);
  await work();
  expect(mailed()).toEqual([['Kasir baru']]);
});
