import { newCandidate } from '../support/candidate';
import { E2E_PORT } from '../support/environment';
import { lastMailTo, linkIn } from '../support/mailbox';
import { expect, openEngine, test } from './test';
import { Visitor } from './visitor';

const ORIGIN = `http://localhost:${E2E_PORT}`;

/** An open job, as somebody would send its link. */
async function sharedJob(): Promise<{ slug: string; title: string }> {
  const response = await fetch(`${ORIGIN}/api/v1/job/list/`);
  const { data } = (await response.json()) as { data: { slug: string; title: string; status: string }[] };
  const job = data.find(({ status }) => status !== 'closed');
  if (!job) throw new Error('No job is open.');
  return job;
}

test('a link from a chat leads to an application, and the question is answered a day later', async ({
  visitor,
  engineName,
}) => {
  await visitor.engine.resize(360, 780);
  const candidate = newCandidate();
  const { slug, title } = await sharedJob();
  const signUp = { dialog: 'Buat Akun' };

  // The vacancy, read without an account.
  await visitor.open(`/lowongan/${slug}`);
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

  // The mail, opened in another browser.
  const engine = await openEngine(engineName);
  try {
    const other = new Visitor(engine, ORIGIN);
    await engine.resize(360, 780);
    await other.open(linkIn(await lastMailTo(candidate.email), '/verify?token='));
    await other.press({ role: 'link', name: 'Masuk', within: { role: 'main' } });
    await other.fill('email', candidate.email, { role: 'main' });
    await other.fill('password', candidate.password, { role: 'main' });
    await other.press({ role: 'button', name: 'Sign In', within: { role: 'main' } });
    await other.at(/^\/profile$/);
    // The job again, one tap away.
    await other.press({ role: 'link', name: `Lanjutkan melamar: ${title}` });
    await other.at(/^\/jobs\//);
    await other.press({ role: 'button', name: 'Apply' });
    await other.see({ role: 'radio', name: 'Disnaker' });
    // The question is left, and answered later.
    await other.open('/application');
    await other.see({ text: 'Satu pertanyaan belum dijawab' });
    await other.press({ role: 'button', name: 'Jawab' });
    await other.press({ role: 'radio', name: 'Disnaker' });
    await other.press({ role: 'button', name: 'Kirim', within: { role: 'dialog' } });
    await other.seeNo({ text: 'Satu pertanyaan belum dijawab' });
    expect(await other.textOf({ role: 'heading', within: { role: 'article' } })).toBe(title);
  } finally {
    await engine.close();
  }
});
