import { screen, waitFor, within } from '@testing-library/react';
import { expectRefusalsTold, fillDate, fillText, pick } from '@test/fill';
import { makeTrainingDto } from '@test/dto/training';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { TrainingSection } from './TrainingSection';

const PATH = 'candidate/training/';
const END_MISSING = 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.';

function open(records = [makeTrainingDto()]) {
  given('get', PATH, records);
  return renderApp(<TrainingSection />, { preloaded: signedInState() });
}

it('shows title, institution, dates and Present', async () => {
  open([makeTrainingDto(), makeTrainingDto({ id: 7, title: 'K3', isPresent: true, endDate: null })]);
  expect(await screen.findByRole('heading', { name: 'Manajemen Gudang' })).toBeVisible();
  expect(screen.getAllByText('Lembaga Uji · Sertifikasi')).toHaveLength(2);
  expect(screen.getByText('Jan 2023 - Mar 2023')).toBeVisible();
  expect(screen.getByText('Jan 2023 - Present')).toBeVisible();
});

it('toasts a missing end, and adds an ongoing record once the provider takes it', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada pelatihan atau sertifikasi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Pelatihan atau Sertifikasi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Pelatihan atau Sertifikasi' });
  fillText('Judul', 'K3 Umum');
  fillText('Nama Organisasi', 'Balai Uji');
  await pick(user, 'Tipe', 'Pelatihan');
  fillDate('startDate', '02/2025');
  expect(within(dialog).getByText('0/200')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  // Under the field and in the toast.
  await waitFor(() => expect(screen.getAllByText(END_MISSING)).toHaveLength(2));

  await user.click(within(dialog).getByRole('checkbox', { name: 'Saya masih mengikuti program ini' }));
  await expectRefusalsTold(user, dialog, {
    method: 'post',
    path: PATH,
    field: 'institutionName',
    label: 'Nama Organisasi',
    sentence: 'Gagal menyimpan pelatihan atau sertifikasi.',
    toasted: true,
  });
  const requests = given('post', PATH, makeTrainingDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Pelatihan atau Sertifikasi!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      title: 'K3 Umum',
      institutionName: 'Balai Uji',
      type: 'training',
      startDate: '2025-02-01',
      endDate: null,
      isPresent: true,
      locationName: null,
      locationType: 'offline',
      status: null,
      description: null,
    },
  ]);
});

it('asks for a type of location that it does not know, and never replaces it', async () => {
  const { user } = open([makeTrainingDto({ locationType: 'hybrid' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit Manajemen Gudang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pelatihan atau Sertifikasi' });
  const requests = given('put', `${PATH}6/`, makeTrainingDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText('Tipe lokasi wajib dipilih.')).toBeVisible();
  expect(requests).toHaveLength(0);
});

it('changes a record, starting from what it holds, and keeps its status', async () => {
  const { user } = open([makeTrainingDto({ status: 'active' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit Manajemen Gudang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pelatihan atau Sertifikasi' });
  fillText('Judul', 'Gudang');
  const requests = given('put', `${PATH}6/`, makeTrainingDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Pelatihan atau Sertifikasi!' })).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ title: 'Gudang', endDate: '2023-03-01', status: 'active' });
});

it('confirms before it deletes, and toasts what the provider says', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Manajemen Gudang' }));
  given('delete', `${PATH}6/`, null, 'Pelatihan dihapus');
  given('get', PATH, []);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Pelatihan dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada pelatihan atau sertifikasi.')).toBeVisible();
});

it('does not require an end that has just become open again, and does once it is sent', async () => {
  const { user } = open([makeTrainingDto({ isPresent: true, endDate: null })]);
  await user.click(await screen.findByRole('button', { name: 'Edit Manajemen Gudang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pelatihan atau Sertifikasi' });
  fillText('Judul', '');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText('Judul wajib diisi.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Saya masih mengikuti program ini' }));
  expect(document.querySelector('input[name=endDate]')).toBeEnabled();
  expect(document.querySelector('input[name=endDate]')).toBeValid();
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText(END_MISSING)).toBeVisible();
});
