import { screen, within } from '@testing-library/react';
import { makePortfolioDto } from '@test/dto/portfolio';
import { expectRefusalsTold, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { PortfolioSection } from './PortfolioSection';

const PATH = 'candidate/portfolio/';

function open(records = [makePortfolioDto()]) {
  given('get', PATH, records);
  return renderApp(<PortfolioSection />, { preloaded: signedInState() });
}

it('links web addresses safely, and shows any other as text', async () => {
  open([makePortfolioDto(), makePortfolioDto({ id: 5, name: 'Jahat', url: 'javascript:alert(1)' })]);
  const link = await screen.findByRole('link', { name: 'https://karya.example.com/dasbor' });
  expect(link).toHaveAttribute('href', 'https://karya.example.com/dasbor');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('adds a record, with https:// before its address, once the provider takes it', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada portofolio.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Portofolio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
  fillText('Nama Portofolio', 'Blog');
  expect(within(dialog).getByLabelText('URL')).toHaveAccessibleDescription('Contoh: https://www.behance.net/nama-anda');
  fillText('URL', 'dewi.example.com');
  await expectRefusalsTold(user, dialog, {
    method: 'post',
    path: PATH,
    field: 'url',
    label: 'URL',
    sentence: 'An error occurred',
    unshown: 'Galat basis data',
  });
  const requests = given('post', PATH, makePortfolioDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Portofolio!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Blog', url: 'https://dewi.example.com' }]);
});

it('changes a record, starting from what it holds', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Dasbor Stok' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Portofolio' });
  fillText('Nama Portofolio', 'Dasbor');
  const requests = given('put', `${PATH}4/`, makePortfolioDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Portofolio!' })).toBeVisible();
  expect(requests[0]?.body).toEqual({ name: 'Dasbor', url: 'https://karya.example.com/dasbor' });
});

it('says how long to wait when it was sent too often, and keeps what was typed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Dasbor Stok' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Portofolio' });
  givenFailure('put', `${PATH}4/`, 429, { statusCode: 4029 }, { 'Retry-After': '30' });
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Tunggu 30 detik sebelum mencoba lagi.');
  expect(within(dialog).getByLabelText('Nama Portofolio')).toHaveValue('Dasbor Stok');
});

it('confirms before it deletes, and toasts what the provider says', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Dasbor Stok' }));
  given('delete', `${PATH}4/`, null, 'Portofolio dihapus');
  given('get', PATH, []);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Portofolio dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada portofolio.')).toBeVisible();
});
