import { act, fireEvent, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { givenOffline } from '@test/connection';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenNoResponse, server } from '@test/server';
import { ApplyButton } from './ApplyButton';

const APPLY = 'job-application/apply/';
const STATUS = 'job-application/application-status/';

function open() {
  given('get', STATUS, []);
  const job = { id: 'job-1', slug: 'staf-gudang-jakarta', isOpen: true };
  return renderApp(<ApplyButton job={job} />, { preloaded: signedInState() });
}

const applyButton = () => screen.findByRole('button', { name: 'Apply' });

it('continues as after any application when one that seemed lost turns out to be stored', async () => {
  const { user } = open();
  const button = await applyButton();
  givenNoResponse('post', APPLY);
  given('get', STATUS, [makeApplicationDto({ job: { id: 'job-1' } })]);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' })).not.toBeInTheDocument();
});

it('asks no second time when that question is left for later', async () => {
  const { user, store } = open();
  const button = await applyButton();
  givenNoResponse('post', APPLY);
  given('get', STATUS, [makeApplicationDto({ job: { id: 'job-1' } })]);
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Sudah Dilamar' })).toBeDisabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().pendingReferences.jobs).toMatchObject([{ job: 'job-1' }]);
});

it('says after eight seconds that it is still being sent, and can be given up', async () => {
  server.use(http.post(call(APPLY), () => delay('infinite')));
  open();
  const button = await applyButton();
  jest.useFakeTimers();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(8000));
  const message = screen.getByText('Masih mencoba mengirim lamaran…');
  jest.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan' }));
  expect(await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' })).toHaveTextContent(
    'Pengiriman dibatalkan.',
  );
  expect(message).not.toBeInTheDocument();
});

it('says without a connection that nothing was sent, and keeps no question about it', async () => {
  const { user, store } = open();
  const button = await applyButton();
  givenNoResponse('post', APPLY);
  const reconnect = givenOffline();
  await user.click(button);
  const failure = await screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });
  expect(failure).toHaveTextContent('Anda sedang offline, jadi lamaran belum terkirim.');
  expect(failure).toHaveTextContent('Sambungkan ke internet, lalu tekan Apply lagi.');
  expect(store.getState().pendingReferences.jobs).toEqual([]);

  reconnect();
  expect(failure).toHaveTextContent('Koneksi sudah kembali, tetapi permintaan tadi belum terkirim.');
  expect(failure).not.toHaveTextContent('Anda sedang offline');
  given('post', APPLY, { id: 'application-1' });
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await user.click(await applyButton());
  expect(await screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' })).toBeVisible();
});
