import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { jobWanted, selectAccountDialog } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { storedDrafts } from '@test/drafts';
import { fillText } from '@test/fill';
import { renderApp } from '@test/render-app';
import { SignUpModal } from './SignUpModal';

const PASSWORD_RULE =
  'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).';
const MISMATCH = 'Password dan konfirmasi password tidak cocok.';

const field = (label: string) => screen.getByLabelText(label);
const submitButton = () => screen.getByRole('button', { name: 'Daftar' });

function fillIn(changes: Record<string, string> = {}) {
  const values = {
    'Nama Lengkap': 'Sari Wulandari',
    Email: 'sari@example.com',
    'Nomor Telepon': '081234567890',
    Password: 'Kopi-Pagi!',
    'Konfirmasi Password': 'Kopi-Pagi!',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) fillText(label, value);
}

async function fillInAndAgree(user: UserEvent, changes?: Record<string, string>) {
  fillIn(changes);
  await user.click(screen.getByRole('checkbox', { name: /Syarat dan Ketentuan/ }));
}

it('registers, says where the activation link was sent, leaves no draft, and continues to the sign-in dialog', async () => {
  const requests = given('post', 'candidate/register/', { id: 'candidate-1', email: 'sari@example.com' });
  const { user, store, unmount } = renderApp(<SignUpModal />);
  await fillInAndAgree(user, { 'Nama Lengkap': ' Sari Wulandari ', Email: ' sari@example.com ' });
  await waitFor(() => expect(storedDrafts()).toContain('Sari Wulandari'));
  await user.click(submitButton());

  const success = await screen.findByRole('dialog', { name: 'Berhasil Buat Akun!' });
  expect(success).toHaveTextContent(
    'Tautan aktivasi sudah kami kirim ke sari@example.com Buka email Anda untuk mengaktifkan akun.',
  );
  // Its full stop would begin a line below a long address.
  expect(within(success).getByText('sari@example.com')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { name: 'Sari Wulandari', email: 'sari@example.com', phoneNumber: '+6281234567890', password: 'Kopi-Pagi!' },
  ]);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
  expect(selectAccountDialog(store.getState())).toBe('sign-in');
  unmount();
  expect(storedDrafts()).toBe('');
});

it('sends a common password to a provider without capabilities, and warns of nothing', async () => {
  givenCapabilities();
  const requests = given('post', 'candidate/register/', { id: 'candidate-1', email: 'sari@example.com' });
  const { user } = renderApp(<SignUpModal />);
  await user.click(field('Password'));
  await fillInAndAgree(user, { Password: 'Abcd1^', 'Konfirmasi Password': 'Abcd1^' });
  expect(field('Password')).not.toHaveAccessibleDescription(/mudah ditebak/);
  await user.click(submitButton());
  await screen.findByRole('dialog', { name: 'Berhasil Buat Akun!' });
  expect(requests).toMatchObject([{ body: { password: 'Abcd1^' } }]);
});

it('warns of a common password while it is typed where the provider says so, sends it, and shows its refusal', async () => {
  givenCapabilities('commonPasswords');
  const refusal = 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
  const { user } = renderApp(<SignUpModal />);
  await fillInAndAgree(user, { Password: '', 'Konfirmasi Password': 'Abcd1^' });
  await user.type(field('Password'), 'Abcd1^');
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(/sering dipakai dan mudah ditebak/));
  expect(field('Password')).toBeValid();
  givenFailure('post', 'candidate/register/', 400, { statusCode: 4000, err: { password: [refusal] } });
  await user.click(submitButton());
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(new RegExp(`^${refusal}`)));
});

it.each([
  ['sends the job that was wanted along', ['publicJobs'], '/jobs/kasir'],
  ['sends nothing beyond the specification to a provider that does not know it', [], null],
])('%s', async (_what, features, header) => {
  givenCapabilities(...features);
  const requests = given('post', 'candidate/register/', { id: 'candidate-1', email: 'sari@example.com' });
  const { store, user } = renderApp(<SignUpModal />);
  act(() => void store.dispatch(jobWanted('/jobs/kasir')));
  await fillInAndAgree(user);
  await user.click(submitButton());
  await screen.findByRole('dialog', { name: 'Berhasil Buat Akun!' });
  expect(requests.map(({ headers }) => headers.get('X-Return-To'))).toEqual([header]);
});

it('keeps what was typed for a reload, and no longer than the tab is open', async () => {
  const first = renderApp(<SignUpModal />);
  fillIn();
  await waitFor(() => expect(storedDrafts()).toContain('Sari Wulandari'));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Sari|81234567890/);
  first.unmount();

  const second = renderApp(<SignUpModal />);
  expect(field('Nama Lengkap')).toHaveValue('Sari Wulandari');
  second.unmount();

  // As the browser does with the tab.
  sessionStorage.clear();
  renderApp(<SignUpModal />);
  expect(field('Nama Lengkap')).toHaveValue('');
});

it('has the six things that an account needs, each of which is missed on submission', async () => {
  const requests = given('post', 'candidate/register/', {});
  const { user } = renderApp(<SignUpModal />);
  expect(field('Email')).toHaveAttribute('type', 'email');
  for (const label of ['Nama Lengkap', 'Email', 'Nomor Telepon', 'Password', 'Konfirmasi Password']) {
    expect(field(label)).toBeRequired();
  }
  expect(screen.getByText('+62')).toBeVisible();
  expect(field('Nomor Telepon')).toHaveValue('');
  const terms = screen.getByRole('checkbox', { name: /Syarat dan Ketentuan/ });
  expect(terms).not.toBeChecked();
  // In a tab of their own, so that nothing typed is lost.
  const link = screen.getByRole('link', { name: /Syarat dan Ketentuan/ });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));

  await user.click(submitButton());
  await waitFor(() => expect(field('Nama Lengkap')).toHaveAccessibleDescription('Nama lengkap wajib diisi.'));
  expect(field('Email')).toHaveAccessibleDescription('Email wajib diisi.');
  expect(field('Nomor Telepon')).toHaveAccessibleDescription('Nomor telepon wajib diisi.');
  expect(field('Password')).toHaveAccessibleDescription('Password wajib diisi.');
  expect(field('Konfirmasi Password')).toHaveAccessibleDescription('Konfirmasi password wajib diisi.');
  expect(field('Nama Lengkap')).toHaveFocus();

  fillIn();
  await user.click(submitButton());
  await waitFor(() => expect(terms).toHaveAccessibleDescription('Anda harus Ceklist Syarat dan Ketentuan.'));
  expect(requests).toEqual([]);
});

it('shows on leaving a field what is wrong with it, and not before', async () => {
  const { user } = renderApp(<SignUpModal />);
  await user.type(field('Password'), 'rahasia!');
  expect(field('Password')).not.toHaveAccessibleDescription(PASSWORD_RULE);
  await user.tab();
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(PASSWORD_RULE));
  expect(field('Email')).not.toHaveAccessibleDescription();
});

it('compares the confirmation on leaving it, and again when the password changes', async () => {
  const { user } = renderApp(<SignUpModal />);
  fillText('Password', 'Kopi-Pagi!1');
  fillText('Konfirmasi Password', 'Kopi-Pagi!');
  await waitFor(() => expect(field('Konfirmasi Password')).toHaveAccessibleDescription(MISMATCH));
  await user.type(field('Password'), '{Backspace}');
  await waitFor(() => expect(field('Konfirmasi Password')).not.toHaveAccessibleDescription());
});

it('keeps only digits in the phone field, as the same number however it is typed', async () => {
  const { user } = renderApp(<SignUpModal />);
  await user.type(field('Nomor Telepon'), '+62 812-3456-7890 x');
  expect(field('Nomor Telepon')).toHaveValue('81234567890');
});

it("shows the provider's first message under each field that it names", async () => {
  const err = { name: ['Nama salah.'], email: ['Email sudah terdaftar.', 'Lain.'], phoneNumber: ['Nomor salah.'] };
  givenFailure('post', 'candidate/register/', 400, { statusCode: 4000, message: 'Isian salah.', err });
  const { user } = renderApp(<SignUpModal />);
  await fillInAndAgree(user);
  await user.click(submitButton());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Email sudah terdaftar.'));
  expect(field('Nama Lengkap')).toHaveAccessibleDescription('Nama salah.');
  expect(field('Nomor Telepon')).toHaveAccessibleDescription('Nomor salah.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says one general sentence for any other failure, and keeps what was typed', async () => {
  const { user } = renderApp(<SignUpModal />);
  await fillInAndAgree(user);
  givenFailure('post', 'candidate/register/', 400, { err: { captcha: ['?'] } });
  await user.click(submitButton());
  expect(await screen.findByText(/^Pendaftaran belum berhasil/)).toBeVisible();
  givenFailure('post', 'candidate/register/', 429, { statusCode: 4029, message: 'Coba lagi dalam 30 detik.' });
  await user.click(submitButton());
  expect(await screen.findByText('Coba lagi dalam 30 detik.')).toBeVisible();
  givenHtml('post', 'candidate/register/', 502);
  await user.click(submitButton());
  expect(await screen.findByText(/^Pendaftaran belum berhasil/)).toBeVisible();
  givenNoResponse('post', 'candidate/register/');
  await user.click(submitButton());
  expect(await screen.findByText(/^Server tidak dapat dihubungi/)).toBeVisible();
  expect(field('Nama Lengkap')).toHaveValue('Sari Wulandari');
  expect(field('Password')).toHaveValue('Kopi-Pagi!');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('sends once, with the button disabled meanwhile', async () => {
  let calls = 0;
  server.use(
    http.post(call('candidate/register/'), async () => {
      calls += 1;
      await delay(50);
      return HttpResponse.json({ statusCode: 2001, message: 'Berhasil', data: { id: 1, email: 'sari@example.com' } });
    }),
  );
  const { user } = renderApp(<SignUpModal />);
  await fillInAndAgree(user);
  const button = submitButton();
  await user.dblClick(button);
  expect(button).toBeDisabled();
  await screen.findByRole('dialog', { name: 'Berhasil Buat Akun!' });
  expect(calls).toBe(1);
});

it.each([
  ['its close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Tutup' }))],
  ['its link to signing in', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Masuk' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  [
    'the backdrop',
    (user: UserEvent) => user.click(screen.getByRole('dialog').parentElement ?? document.documentElement),
  ],
])('opens the sign-in modal when it is closed by %s', async (_what, close) => {
  const { user, store } = renderApp(<SignUpModal />);
  await close(user);
  expect(selectAccountDialog(store.getState())).toBe('sign-in');
});

it('shows and hides what was typed as a password', async () => {
  const { user } = renderApp(<SignUpModal />);
  expect(field('Konfirmasi Password')).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Tampilkan konfirmasi password' });
  await user.click(toggle);
  expect(field('Konfirmasi Password')).toHaveAttribute('type', 'text');
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle);
  expect(field('Konfirmasi Password')).toHaveAttribute('type', 'password');
});
