import { newCandidate } from '../support/candidate';
import { lastMailTo, linkIn } from '../support/mailbox';
import { DEMO } from '../support/sign-in';
import { expect, test } from './test';
import type { Visitor } from './visitor';

interface Account {
  email: string;
  password: string;
}

/** `registeredHere`: the form has the address already. */
async function signIn(visitor: Visitor, { email, password }: Account, { registeredHere = false } = {}): Promise<void> {
  await visitor.open('/login');
  if (registeredHere) await visitor.seeValue('email', email, { role: 'main' });
  else await visitor.fill('email', email, { role: 'main' });
  await visitor.fill('password', password, { role: 'main' });
  await visitor.press({ role: 'button', name: 'Sign In', within: { role: 'main' } });
  await visitor.at(/^\/profile$/);
}

test('a candidate registers, applies and follows the application', async ({ visitor }) => {
  const candidate = newCandidate();
  const signUp = { dialog: 'Buat Akun' };
  await visitor.open('/');
  await visitor.press({ role: 'button', name: 'Daftar' });
  await visitor.fill('name', candidate.name, signUp);
  await visitor.fill('email', candidate.email, signUp);
  await visitor.fill('phoneNumber', candidate.phone.replace(/^0/, ''), signUp);
  await visitor.fill('password', candidate.password, signUp);
  await visitor.fill('confirmPassword', candidate.password, signUp);
  await visitor.press({ role: 'checkbox', within: signUp });
  await visitor.press({ role: 'button', name: 'Daftar', within: signUp });
  await visitor.press({ role: 'button', name: 'Lanjut', within: { dialog: 'Berhasil Buat Akun!' } });

  await visitor.open(linkIn(await lastMailTo(candidate.email), '/verify?token='));
  await visitor.see({ role: 'heading', name: 'Sistem Berhasil Aktivasi Akun Anda! Silahkan Login Kembali!' });
  await signIn(visitor, candidate, { registeredHere: true });
  await visitor.see({ role: 'heading', name: candidate.name });

  await visitor.open('/jobs');
  await visitor.see({ role: 'article' });
  const title = await visitor.textOf({ role: 'heading', within: { role: 'article' } });
  await visitor.press({ role: 'link', name: title });
  await visitor.press({ role: 'button', name: 'Apply' });
  await visitor.press({ role: 'radio', name: 'Disnaker' });
  await visitor.press({ role: 'button', name: 'Kirim', within: { role: 'dialog' } });
  await visitor.see({ role: 'dialog', name: 'Lamaran Anda Berhasil!' });
  await visitor.at(/^\/jobs$/);

  await visitor.open('/application');
  await visitor.see({ role: 'heading', name: title });
  await visitor.press({ role: 'button', name: 'More' });
  await visitor.see({ role: 'listitem', current: 'step' });
});

test('a record of the profile is added with lists and dates, and stays', async ({ visitor }) => {
  await signIn(visitor, DEMO);
  await visitor.open('/profile?tab=latar-belakang');
  const dialog = 'Tambah Pelatihan atau Sertifikasi';
  const title = `Forklift ${Date.now()}`;
  await visitor.press({ role: 'button', name: 'Add Pelatihan atau Sertifikasi' });
  await visitor.fill('title', title, { dialog });
  await visitor.fill('institutionName', 'Balai Latihan Uji', { dialog });
  await visitor.choose('type', 'Sertifikasi', 'certification', { dialog });
  await visitor.fill('startDate', '022021', { dialog }, '02/2021');
  await visitor.fill('endDate', '032021', { dialog }, '03/2021');
  await visitor.press({ role: 'button', name: 'Simpan', within: { dialog } });
  await visitor.press({
    role: 'button',
    name: 'Lanjut',
    within: { dialog: 'Berhasil Menyimpan Pelatihan atau Sertifikasi!' },
  });
  await visitor.open('/profile?tab=latar-belakang');
  await visitor.see({ role: 'heading', name: title });
});

test('a candidate searches, keeps a job for later, and finds both after a reload', async ({ visitor }) => {
  await signIn(visitor, DEMO);
  await visitor.open('/jobs');
  await visitor.see({ role: 'article' });
  await visitor.fill('search', 'staf');
  await visitor.press({ role: 'button', name: 'Find' });
  await visitor.at(/^\/jobs\?.*staf/);
  const firstTitle = () => visitor.textOf({ role: 'heading', within: { role: 'article' } });
  // The cards follow the address, a little later on a busy machine.
  await expect.poll(firstTitle, { timeout: 30_000 }).toMatch(/staf/i);
  const title = await firstTitle();
  await visitor.press({ role: 'button', name: `Bookmark ${title}` });

  const address = await visitor.engine.run<string>('return location.pathname + location.search');
  await visitor.open(address);
  await visitor.see({ role: 'heading', name: title, within: { role: 'article' } });
  expect(await visitor.readValue({ field: 'search' })).toBe('staf');
  await visitor.press({ role: 'tab', name: 'Saved' });
  await visitor.see({ role: 'heading', name: title, within: { role: 'article' } });
});

test('no page is wider than a phone', async ({ visitor }) => {
  await visitor.engine.resize(360, 740);
  for (const path of ['/', '/jobs', '/login', '/forgot-password', '/terms', '/bantuan']) {
    await visitor.open(path);
    await visitor.see({ role: 'heading' });
    const tooWide = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await visitor.engine.run<number>(tooWide), path).toBeLessThanOrEqual(0);
  }
});
