import { screen, waitFor, within } from '@testing-library/react';
import { currentMonth } from '@/shared/lib/dates';
import { makeOrganizationExperienceDto } from '@test/dto/organization-experience';
import { expectRefusalsTold, fillDate, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { OrganizationExperienceSection } from './OrganizationExperienceSection';

const PATH = 'candidate/organization-experience/';

function open(records = [makeOrganizationExperienceDto()]) {
  given('get', PATH, records);
  return renderApp(<OrganizationExperienceSection />, { preloaded: signedInState() });
}

it('shows each record with its period and duration, or Present', async () => {
  open([
    makeOrganizationExperienceDto(),
    makeOrganizationExperienceDto({ id: 6, position_name: 'Ketua', is_present: true }),
  ]);
  expect(await screen.findByRole('heading', { name: 'Bendahara' })).toBeVisible();
  expect(screen.getByText('Mar 2021 - Feb 2022 · 1 tahun')).toBeVisible();
  expect(screen.getByText(/^Mar 2021 - Present · /)).toBeVisible();
});

it('adds an ongoing record with the present month as its end, once the provider takes it', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add Pengalaman Organisasi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Pengalaman Organisasi' });
  fillText('Nama Organisasi', 'Pramuka Uji');
  fillText('Posisi', 'Ketua');
  fillDate('start_date', '02/2025');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Saya masih aktif di sini' }));
  await expectRefusalsTold(user, dialog, {
    method: 'post',
    path: PATH,
    field: 'organization_name',
    label: 'Nama Organisasi',
    sentence: 'Pengalaman organisasi gagal disimpan. Coba lagi.',
  });
  const requests = given('post', PATH, makeOrganizationExperienceDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Pengalaman Organisasi!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      organization_name: 'Pramuka Uji',
      position_name: 'Ketua',
      start_date: '2025-02-01',
      end_date: currentMonth(),
      is_present: true,
      additional_info: null,
    },
  ]);
});

it('changes a record, starting from what it holds', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Bendahara' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pengalaman Organisasi' });
  expect(within(dialog).getByText('14/2000')).toBeVisible();
  fillText('Posisi', 'Ketua');
  const requests = given('put', `${PATH}5/`, makeOrganizationExperienceDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Pengalaman Organisasi!' })).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ position_name: 'Ketua', end_date: '2022-02-01', is_present: false });
});

it('confirms before it deletes, and toasts how that ended', async () => {
  const { user } = open();
  givenFailure('delete', `${PATH}5/`, 500);
  await user.click(await screen.findByRole('button', { name: 'Delete Bendahara' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete organization experience.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  given('delete', `${PATH}5/`, null, 'Pengalaman organisasi dihapus');
  given('get', PATH, []);
  await user.click(await screen.findByRole('button', { name: 'Delete Bendahara' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Pengalaman organisasi dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada pengalaman organisasi.')).toBeVisible();
});

it('removes the error of a missing end once the record is ongoing, and shows it again only on submission', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add Pengalaman Organisasi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Pengalaman Organisasi' });
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  await user.click(save);
  const missing = 'Tanggal berakhir wajib diisi jika tidak masih aktif.';
  expect(await within(dialog).findByText(missing)).toBeVisible();
  const present = within(dialog).getByRole('checkbox', { name: 'Saya masih aktif di sini' });
  await user.click(present);
  await waitFor(() => expect(within(dialog).queryByText(missing)).not.toBeInTheDocument());
  await user.click(present);
  await user.tab();
  const end = document.querySelector('input[name=end_date]');
  expect(end).toHaveFocus();
  expect(end).toHaveValue('');
  expect(end).toBeValid();
  await user.click(save);
  expect(await within(dialog).findByText(missing)).toBeVisible();
});
