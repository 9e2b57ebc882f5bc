import { JSDOM } from 'jsdom';
import { newCandidate } from '../support/candidate';
import { E2E_PORT } from '../support/environment';
import { lastMailTo, linkIn } from '../support/mailbox';
import { expect, openEngine, test } from './test';
import { Visitor } from './visitor';
import type { Effort } from './visitor';

const ORIGIN = `http://localhost:${E2E_PORT}`;

const DAY = 86_400_000;

interface SharedJob {
  slug: string;
  title: string;
}

/** An open job, as somebody would send its link. */
async function sharedJob(): Promise<SharedJob> {
  const response = await fetch(`${ORIGIN}/api/v1/job/list/`);
  const { data } = (await response.json()) as { data: (SharedJob & { status: string })[] };
  const job = data.find(({ status }) => status !== 'closed');
  if (!job) throw new Error('No job is open.');
  return job;
}

/** The page as it is sent, read without its scripts: no engine but Chromium can be kept from running them by its driver. */
async function readWithoutScripts({ slug, title }: SharedJob): Promise<void> {
  const response = await fetch(`${ORIGIN}/lowongan/${slug}`, { headers: { accept: 'text/html' } });
  const { document } = new JSDOM(await response.text()).window;
  const headings = [...document.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual([title, 'Deskripsi Pekerjaan', 'Kualifikasi Pekerjaan', 'Fasilitas dan Tunjangan']);
  expect(document.querySelectorAll('main section ul > li').length).toBeGreaterThan(2);
  const apply = [...document.links].find(({ textContent }) => textContent === 'Apply');
  expect(apply?.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/jobs/${slug}`)}`);
}

/** From the link in a chat to the account: the vacancy, Apply, and the form. */
async function readAndSignUp(visitor: Visitor, { slug, title }: SharedJob, candidate: ReturnType<typeof newCandidate>) {
  await visitor.engine.resize(360, 780);
  const signUp = { dialog: 'Buat Akun' };
  await visitor.follow(`/lowongan/${slug}`);
  await visitor.see({ role: 'heading', name: title });
  await visitor.see({ role: 'heading', name: 'Deskripsi Pekerjaan' });
  await visitor.press({ role: 'link', name: 'Apply' });
  await visitor.at(/^\/login/);
  await visitor.press({ role: 'button', name: 'Create Account', within: { role: 'main' } });
  await visitor.fill('name', candidate.name, signUp);
  await visitor.fill('email', candidate.email, signUp);
  await visitor.fill('phoneNumber', candidate.phone.replace(/^0/, ''), signUp);
  await visitor.fill('password', candidate.password, signUp);
  await visitor.fill('confirmPassword', candidate.password, signUp);
  await visitor.press({ role: 'checkbox', within: signUp });
  await visitor.press({ role: 'button', name: 'Daftar', within: signUp });
  await visitor.see({ role: 'dialog', name: 'Berhasil Buat Akun!' });
}

/** The job that was wanted, one tap after the first sign-in. */
async function comeBack(visitor: Visitor, { title }: SharedJob): Promise<void> {
  await visitor.press({ role: 'button', name: 'Sign In', within: { role: 'main' } });
  await visitor.at(/^\/profile$/);
  await visitor.press({ role: 'link', name: `Lanjutkan melamar: ${title}` });
  await visitor.at(/^\/jobs\//);
}

const sum = (...efforts: Effort[]): Effort => ({
  taps: efforts.reduce((taps, effort) => taps + effort.taps, 0),
  fields: efforts.reduce((fields, effort) => fields + effort.fields, 0),
});

test('a link from a chat leads to an application, and the question is answered a day later', async ({
  visitor,
  engineName,
}) => {
  const candidate = newCandidate();
  const job = await sharedJob();
  await readWithoutScripts(job);
  await readAndSignUp(visitor, job, candidate);

  // The mail, opened in another browser.
  const engine = await openEngine(engineName);
  try {
    const other = new Visitor(engine, ORIGIN);
    await engine.resize(360, 780);
    await other.follow(linkIn(await lastMailTo(candidate.email), '/verify?token='));
    await other.press({ role: 'link', name: 'Masuk', within: { role: 'main' } });
    await other.fill('email', candidate.email, { role: 'main' });
    await other.fill('password', candidate.password, { role: 'main' });
    await comeBack(other, job);
    // The company's view is shown before sending. It is not part of the shortest way.
    const { taps } = other.effort;
    await other.press({ role: 'button', name: 'Yang dilihat perusahaan' });
    await other.see({ text: candidate.name, within: { dialog: 'Yang dilihat perusahaan' } });
    // It lies over the dialog's corner for a while.
    await other.seeNo({ text: 'Anda berhasil masuk.' });
    await other.press({ role: 'button', name: 'Tutup', within: { dialog: 'Yang dilihat perusahaan' } });
    await other.seeNo({ role: 'dialog' });
    other.effort.taps = taps;
    await other.press({ role: 'button', name: 'Apply' });
    await other.see({ role: 'radio', name: 'Disnaker' });
    // The application is sent.
    expect(sum(visitor.effort, other.effort)).toEqual({ taps: 10, fields: 7 });

    // The question is left, and answered a day later.
    await engine.moveClock(DAY);
    await other.open('/application');
    await other.see({ text: 'Satu pertanyaan belum dijawab' });
    await other.press({ role: 'button', name: 'Jawab' });
    await other.press({ role: 'radio', name: 'Disnaker' });
    await other.press({ role: 'button', name: 'Kirim', within: { role: 'dialog' } });
    await other.seeNo({ text: 'Satu pertanyaan belum dijawab' });
    expect(await other.textOf({ role: 'heading', within: { role: 'article' } })).toBe(job.title);
    // It stays answered.
    await other.open('/application');
    await other.see({ role: 'heading', name: job.title });
    await other.seeNo({ text: 'Satu pertanyaan belum dijawab' });
  } finally {
    await engine.close();
  }
});

test('where the mail is opened in the same browser, the job is one tap away too', async ({ visitor }) => {
  const candidate = newCandidate();
  const job = await sharedJob();
  await readAndSignUp(visitor, job, candidate);
  await visitor.follow(linkIn(await lastMailTo(candidate.email), '/verify?token='));
  await visitor.press({ role: 'link', name: 'Masuk', within: { role: 'main' } });
  // The address that was just registered stands there.
  await visitor.seeValue('email', candidate.email, { role: 'main' });
  await visitor.fill('password', candidate.password, { role: 'main' });
  await comeBack(visitor, job);
  await visitor.press({ role: 'button', name: 'Apply' });
  await visitor.see({ role: 'radio', name: 'Disnaker' });
  expect(visitor.effort).toEqual({ taps: 10, fields: 6 });
});
