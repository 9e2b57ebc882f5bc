import { screen, within } from '@testing-library/react';
import { pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { SkillSection } from './SkillSection';

const PATH = 'candidate/skill/';
const EXCEL = { id: 1, name: 'Excel' };
const SQL = { id: 2, name: 'SQL' };

function open(skill = [EXCEL]) {
  given('get', PATH, { skill });
  given('get', 'master/skill/', [EXCEL, SQL]);
  return renderApp(<SkillSection />, { preloaded: signedInState() });
}

it('sends what is chosen and not saved yet, once the provider takes it', async () => {
  const { user } = open();
  expect(await screen.findByText('Excel')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Keahlian (Skills)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Keahlian (Skills)' });
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  await user.click(save);
  expect(await within(dialog).findByText('Keahlian tidak boleh kosong!')).toBeVisible();
  await pick(user, 'Keahlian', 'Excel');
  await user.click(save);
  expect(await within(dialog).findByText('Tidak ada skill baru yang ditambahkan.')).toBeVisible();

  await pick(user, 'Keahlian', 'SQL');
  givenFailure('post', PATH, 400, { err: { skill: ['Skill ditolak'] } });
  await user.click(save);
  const popup = await screen.findByRole('dialog', { name: 'Gagal Menambahkan Skill!' });
  expect(popup).toHaveTextContent('Skill ditolak');
  await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
  expect(within(dialog).getByLabelText('Keahlian')).toHaveAccessibleDescription(
    expect.stringContaining('Skill ditolak'),
  );
  expect(await within(dialog).findByRole('button', { name: 'SQL' })).toBeInTheDocument();
  givenNoResponse('post', PATH);
  await user.click(save);
  expect(await screen.findByText('Terjadi kesalahan saat menyimpan data.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));

  const requests = given('post', PATH, [SQL]);
  await user.click(save);
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menambahkan Skill!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ skill: ['SQL'] }]);
});

it('removes a chip after a confirmation, and toasts what the provider says', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Excel' }));
  given('delete', `${PATH}1/`, null, 'Skill dihapus');
  given('get', PATH, { skill: [] });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Skill dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada keahlian.')).toBeVisible();
});
