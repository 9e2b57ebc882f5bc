import { screen, waitFor, within } from '@testing-library/react';
import { pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { SkillSection } from './SkillSection';

const PATH = 'candidate/skill/';
const EXCEL = { id: 1, name: 'Excel' };
const SQL = { id: 2, name: 'SQL' };

function open(skill = [EXCEL]) {
  const requests = given('get', PATH, { skill });
  given('get', 'master/skill/', [EXCEL, SQL]);
  return { requests, ...renderApp(<SkillSection />, { preloaded: signedInState() }) };
}

async function choose(user: ReturnType<typeof open>['user'], ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Add Keahlian (Skills)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Keahlian (Skills)' });
  for (const name of names) await pick(user, 'Keahlian', name);
  return dialog;
}

it('says that there is none, that one has to be chosen, and closes without saving', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada keahlian.')).toBeVisible();
  const dialog = await choose(user);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText('Keahlian tidak boleh kosong!')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('sends what is not saved yet', async () => {
  const { user } = open();
  expect(await screen.findByText('Excel')).toBeVisible();
  const dialog = await choose(user, 'Excel');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText('Tidak ada skill baru yang ditambahkan.')).toBeVisible();

  await pick(user, 'Keahlian', 'SQL');
  const requests = given('post', PATH, [SQL]);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menambahkan Skill!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ skill: ['SQL'] }]);
});

it('shows a refusal in a popup and under the field, and keeps what was chosen', async () => {
  const { user } = open([]);
  const dialog = await choose(user, 'SQL');
  givenFailure('post', PATH, 400, { err: { skill: ['Skill ditolak'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  const popup = await screen.findByRole('dialog', { name: 'Gagal Menambahkan Skill!' });
  expect(popup).toHaveTextContent('Skill ditolak');
  await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
  expect(within(dialog).getByLabelText('Keahlian')).toHaveAccessibleDescription(
    expect.stringContaining('Skill ditolak'),
  );
  expect(await within(dialog).findByRole('button', { name: 'SQL' })).toBeInTheDocument();

  givenNoResponse('post', PATH);
  await user.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Terjadi kesalahan saat menyimpan data.')).toBeVisible();
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
