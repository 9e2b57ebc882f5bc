import { screen, waitFor, within } from '@testing-library/react';
import { pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { InterestSection } from './InterestSection';

const PATH = 'candidate/interest/';
const FINANCE = { id: 1, name: 'Keuangan' };
const LOGISTICS = { id: 2, name: 'Logistik' };

function open(interests = [FINANCE]) {
  const requests = given('get', PATH, interests);
  given('get', 'master/function-of-interest/', [FINANCE, LOGISTICS]);
  return { requests, ...renderApp(<InterestSection />, { preloaded: signedInState() }) };
}

it('adds the chosen interest by its name once the provider takes it, and shows the updated list', async () => {
  const { user } = open([]);
  expect(await screen.findByText('No interests selected yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Minat Pekerjaan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Minat Pekerjaan' });
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  await user.click(save);
  expect(await within(dialog).findByText('Minat pekerjaan tidak boleh kosong!')).toBeVisible();

  await pick(user, 'Minat Pekerjaan', 'Logistik');
  givenFailure('post', PATH, 400, { err: { functionOfInterest: ['Minat ditolak'] } });
  await user.click(save);
  const popup = await screen.findByRole('dialog', { name: 'Gagal Menambahkan Minat Pekerjaan!' });
  expect(popup).toHaveTextContent('Minat ditolak');
  await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
  expect(within(dialog).getByLabelText('Minat Pekerjaan')).toHaveAccessibleDescription(
    expect.stringContaining('Minat ditolak'),
  );
  expect(await within(dialog).findByRole('button', { name: 'Logistik' })).toBeInTheDocument();
  givenNoResponse('post', PATH);
  await user.click(save);
  expect(await screen.findByText('Terjadi kesalahan saat menyimpan data.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));

  const requests = given('post', PATH, [LOGISTICS]);
  given('get', PATH, [FINANCE, LOGISTICS]);
  await user.click(save);
  const success = await screen.findByRole('dialog', { name: 'Berhasil Menambahkan Minat Pekerjaan!' });
  await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('button', { name: 'Delete Logistik' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ functionOfInterest: ['Logistik'] }]);
});

it('removes a chip after a confirmation, and fetches the list again a moment later', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Keuangan' }));
  given('delete', `${PATH}1/`, null, 'Minat dihapus');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Minat dihapus')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(2));
});
