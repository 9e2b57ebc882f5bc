import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { Application } from '@/entities/application';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { WithdrawApplication } from './WithdrawApplication';

const WITHDRAW = 'job-application/application-1/withdraw/';

const makeApplication = (values: Partial<Application> = {}): Application => ({
  id: 'application-1',
  status: 'screening',
  appliedAt: '2026-11-20T03:00:00Z',
  outcome: null,
  outcomeAt: null,
  outcomeReason: null,
  outcomeReasonCode: null,
  jobClosedAt: null,
  lastEvent: null,
  appointments: [],
  job: {
    id: 'job-1',
    slug: 'kasir',
    title: 'Kasir',
    isOpen: true,
    createdAt: null,
    company: { name: 'Toko Uji', logo: null },
  },
  ...values,
});

const FIRST = { name: 'Tarik lamaran ini?' };
const SECOND = { name: 'Yakin menarik lamaran?' };

function open(values?: Partial<Application>) {
  const app = renderApp(<WithdrawApplication application={makeApplication(values)} />, { preloaded: signedInState() });
  const button = () => screen.getByRole('button', { name: 'Tarik lamaran Kasir' });
  /** Presses the button and gives back the first question. */
  const ask = async () => {
    await app.user.click(button());
    return within(await screen.findByRole('dialog', FIRST));
  };
  /** Goes on to the second question. */
  const askAgain = async (reason = '') => {
    const first = await ask();
    const field = first.getByRole('textbox', { name: 'Alasan (boleh kosong)' });
    if (reason !== '') fireEvent.change(field, { target: { value: reason } });
    await app.user.click(first.getByRole('button', { name: 'Lanjut' }));
    return within(await screen.findByRole('dialog', SECOND));
  };
  return { ...app, button, ask, askAgain };
}

it('tells what it means before anything is sent', async () => {
  const requests = given('post', WITHDRAW, null);
  const { ask } = open();
  const first = await ask();
  expect(first.getByText('Kasir di Toko Uji')).toBeVisible();
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Perusahaan melihat bahwa Anda menarik lamaran ini, dan tidak dapat memprosesnya lagi.',
    'Penarikan tidak dapat dibatalkan.',
    'Lamaran dan riwayatnya tetap dapat Anda baca di sini.',
    'Selama lowongan masih buka, Anda dapat melamar lagi dari tahap pertama.',
  ]);
  expect(requests).toEqual([]);
});

it('asks twice, sends the reason, and says that it is done', async () => {
  const requests = given('post', WITHDRAW, null);
  const { user, askAgain } = open();
  const second = await askAgain('  Sudah bekerja ');
  expect(requests).toEqual([]);
  await user.click(second.getByRole('button', { name: 'Ya, tarik lamaran' }));
  const done = await screen.findByText('Lamaran Anda telah ditarik.');
  expect(done.closest('[tabindex]')).toHaveFocus();
  expect(requests).toMatchObject([{ body: { reason: 'Sudah bekerja' }, authorization: 'Bearer test-token' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sends nothing when the second question is answered with no, and still has the reason', async () => {
  const requests = given('post', WITHDRAW, null);
  const { user, askAgain } = open();
  await user.click((await askAgain('Pindah kota')).getByRole('button', { name: 'Kembali' }));
  const first = within(await screen.findByRole('dialog', FIRST));
  expect(first.getByRole('textbox')).toHaveValue('Pindah kota');
  await user.click(first.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests).toEqual([]);
});

it('takes no reason of more than 500 characters, and keeps what was typed', async () => {
  const { user, ask } = open();
  const first = await ask();
  const field = first.getByRole('textbox');
  await user.click(field);
  await user.paste('x'.repeat(501));
  await user.click(first.getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('Alasan paling banyak 500 karakter. (501/500)');
  expect(screen.queryByRole('dialog', SECOND)).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('tells a failure, and can be tried again with the same reason', async () => {
  givenFailure('post', WITHDRAW, 409, { statusCode: 4006, message: 'Sudah diputuskan.' });
  const { user, askAgain } = open();
  const confirm = async () =>
    user.click(within(await screen.findByRole('dialog', SECOND)).getByRole('button', { name: 'Ya, tarik lamaran' }));
  const tryAgain = async () => {
    await user.click(within(screen.getByRole('dialog', FIRST)).getByRole('button', { name: 'Lanjut' }));
    await confirm();
  };
  await askAgain('Pindah');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sudah diputuskan.');
  givenNoResponse('post', WITHDRAW);
  await tryAgain();
  expect(await screen.findByText(/^Lamaran belum bisa ditarik\./)).toBeVisible();
  const requests = given('post', WITHDRAW, null);
  await tryAgain();
  await screen.findByText('Lamaran Anda telah ditarik.');
  expect(requests.map(({ body }) => body)).toEqual([{ reason: 'Pindah' }]);
});

it('sends no reason that is blank', async () => {
  const requests = given('post', WITHDRAW, null);
  const { user, askAgain } = open();
  await user.click((await askAgain('   ')).getByRole('button', { name: 'Ya, tarik lamaran' }));
  await screen.findByText('Lamaran Anda telah ditarik.');
  expect(requests.map(({ body }) => body)).toEqual([{}]);
});

it('sends once, however often the button is pressed', async () => {
  let count = 0;
  server.use(
    http.post(call(WITHDRAW), async () => {
      count += 1;
      await delay(50);
      return HttpResponse.json({ statusCode: 2000, message: '', data: null });
    }),
  );
  const { user, askAgain } = open();
  await user.dblClick((await askAgain()).getByRole('button', { name: 'Ya, tarik lamaran' }));
  await screen.findByText('Lamaran Anda telah ditarik.');
  expect(count).toBe(1);
});

it.each([
  ['Onboard', { status: 'onboard' }],
  ['an acceptance', { outcome: 'accepted' }],
  ['a rejection', { outcome: 'rejected' }],
  ['a withdrawal', { outcome: 'withdrawn' }],
] as const)('is not offered after %s', (_what, values) => {
  open(values);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
