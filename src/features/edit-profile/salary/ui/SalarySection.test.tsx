import { screen, waitFor, within } from '@testing-library/react';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { makeProfileDto } from '@test/dto/profile';
import { expectRefusalsTold, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { SalarySection } from './SalarySection';

const PATH = 'candidate/profile/';

function Loaded() {
  const { data } = useGetProfileQuery();
  return data ? <SalarySection profile={data} /> : null;
}

function open(changes: Parameters<typeof makeProfileDto>[0] = {}) {
  given('get', PATH, makeProfileDto(changes));
  return renderApp(<Loaded />, { preloaded: signedInState() });
}

it('shows both salaries in rupiah per month', async () => {
  open();
  expect(await screen.findByText('Rp 5.000.000 per bulan')).toBeVisible();
  expect(screen.getByText('Rp 7.000.000 per bulan')).toBeVisible();
});

it('says what is not filled, and has nothing to delete', async () => {
  open({ currentSalary: null, expectedSalary: null });
  expect(await screen.findByText('Gaji saat ini belum diisi')).toBeVisible();
  expect(screen.getByText('Gaji yang diharapkan belum diisi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Gaji' })).toBeDisabled();
});

it('changes the salary once the provider takes it, and shows the new one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Gaji' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Gaji' });
  expect(within(dialog).getByLabelText('Gaji Saat Ini')).toHaveValue('5000000');
  fillText('Gaji Saat Ini', '');
  fillText('Gaji yang Diharapkan', 'Rp 8.500.000');
  await expectRefusalsTold(user, dialog, {
    method: 'put',
    path: PATH,
    field: 'expectedSalary',
    label: 'Gaji yang Diharapkan',
    sentence: 'Gaji gagal disimpan. Coba lagi.',
  });
  const requests = given('put', PATH, makeProfileDto());
  given('get', PATH, makeProfileDto({ currentSalary: null, expectedSalary: 8_500_000 }));
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Rp 8.500.000 per bulan')).toBeVisible();
  expect(requests).toMatchObject([{ body: { currentSalary: null, expectedSalary: 8_500_000 } }]);
});

it('asks which amount is meant, and saves nothing before that is answered', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Gaji' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Gaji' });
  const requests = given('put', PATH, makeProfileDto());
  const expected = within(dialog).getByLabelText('Gaji yang Diharapkan');
  await user.clear(expected);
  await user.type(expected, '4,5');
  expect(expected).toHaveValue('4,5');
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  await user.click(save);
  await waitFor(() =>
    expect(expected).toHaveAccessibleDescription(expect.stringContaining('Maksud Anda Rp 4.500.000?')),
  );
  expect(expected).toBeInvalid();
  await user.click(within(dialog).getByRole('button', { name: 'Pakai Rp 4.500.000' }));
  expect(expected).toHaveFocus();
  await waitFor(() => expect(expected).toHaveAccessibleDescription('Rp 4.500.000 per bulan'));
  expect(requests).toHaveLength(0);
  await user.click(save);
  await screen.findByRole('button', { name: 'Lanjut' });
  expect(requests).toMatchObject([{ body: { expectedSalary: 4_500_000 } }]);
});

it('confirms before it deletes, toasts how that ended, and leads on to what fills the salary in again', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Delete Gaji' });
  await user.click(button);
  givenFailure('put', PATH, 500);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Data gagal dihapus. Coba lagi.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Rp 5.000.000 per bulan')).toBeVisible();

  await user.click(button);
  const confirm = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  const requests = given('put', PATH, makeProfileDto(), 'Gaji dihapus');
  given('get', PATH, makeProfileDto({ currentSalary: null, expectedSalary: null }));
  await user.click(within(confirm).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Gaji dihapus')).toBeVisible();
  expect(await screen.findByText('Gaji saat ini belum diisi')).toBeVisible();
  expect(requests).toMatchObject([{ body: { currentSalary: null, expectedSalary: null } }]);
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Edit Gaji' })).toHaveFocus();
});
