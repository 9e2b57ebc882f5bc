import { screen, within } from '@testing-library/react';
import { makeAchievementDto } from '@test/dto/achievement';
import { expectRefusalsTold, fillDate, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { AchievementSection } from './AchievementSection';

const PATH = 'candidate/achievement/';

function open(records = [makeAchievementDto()]) {
  given('get', PATH, records);
  return renderApp(<AchievementSection />, { preloaded: signedInState() });
}

it('shows name, event, date and description', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Karyawan Teladan' })).toBeVisible();
  expect(screen.getByText('PT Samudra Karya')).toBeVisible();
  expect(screen.getByText('17 Agustus 2024')).toBeVisible();
  expect(screen.getByText('Tanpa kesalahan stok selama setahun.')).toBeVisible();
});

it('adds a record, once the provider takes it', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada penghargaan.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Penghargaan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Penghargaan' });
  fillText('Judul Penghargaan', 'Juara Lomba');
  fillText('Instansi Pemberi', 'Dinas Uji');
  fillDate('date', '17/08/2025');
  fillText('Informasi Tambahan', 'Tingkat kota');
  await expectRefusalsTold(user, dialog, {
    method: 'post',
    path: PATH,
    field: 'organizationOrEvent',
    label: 'Instansi Pemberi',
    sentence: 'An error occurred',
    unshown: 'Galat basis data',
    toasted: true,
  });
  const requests = given('post', PATH, makeAchievementDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Penghargaan!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { name: 'Juara Lomba', organizationOrEvent: 'Dinas Uji', date: '2025-08-17', description: 'Tingkat kota' },
  ]);
});

it('changes a record, starting from what it holds', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Karyawan Teladan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Penghargaan' });
  fillText('Instansi Pemberi', 'PT Lain');
  const requests = given('put', `${PATH}3/`, makeAchievementDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Penghargaan!' })).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ organizationOrEvent: 'PT Lain', date: '2024-08-17' });
});

it('confirms before it deletes, and toasts what the provider says', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Karyawan Teladan' }));
  given('delete', `${PATH}3/`, null, 'Penghargaan dihapus');
  given('get', PATH, []);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Penghargaan dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada penghargaan.')).toBeVisible();
});
