import { screen, waitFor, within } from '@testing-library/react';
import { makeCandidateLanguageDto } from '@test/dto/language';
import { expectRefusalsTold, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { LanguageSection } from './LanguageSection';

const PATH = 'candidate/language/';

function open(records: Parameters<typeof given>[2] = [makeCandidateLanguageDto()]) {
  given('get', PATH, records);
  given('get', 'master/language/', [
    { id: 2, name: 'Inggris' },
    { id: 3, name: 'Jepang' },
  ]);
  return renderApp(<LanguageSection />, { preloaded: signedInState() });
}

it('shows each language with its level capitalised, and looks the name of a bare id up', async () => {
  open([makeCandidateLanguageDto(), { id: 10, language: 3, level: 'beginner', status: 'active' }]);
  expect(await screen.findByRole('heading', { name: 'Inggris' })).toBeVisible();
  expect(screen.getByText('Fluent')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Jepang' })).toBeVisible();
  expect(screen.getByText('Beginner')).toBeVisible();
});

it('requires both, then adds the language as active, once the provider takes it', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada bahasa yang dikuasai.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add Bahasa yang Dikuasai' }));
  await user.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Bahasa wajib dipilih.')).toBeVisible();
  expect(screen.getByText('Tingkat kemahiran wajib dipilih.')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Tambah Bahasa yang Dikuasai' });
  await pick(user, 'Bahasa', 'Jepang');
  await pick(user, 'Tingkat Kemahiran', 'Beginner');
  await expectRefusalsTold(user, dialog, {
    method: 'post',
    path: PATH,
    field: 'language',
    label: 'Bahasa',
    sentence: 'An unexpected error occurred',
    toasted: true,
  });
  const requests = given('post', PATH, makeCandidateLanguageDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Bahasa yang Dikuasai!' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ language: 3, level: 'beginner', status: 'active' }]);
});

it('changes a record, starting from what it holds', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Inggris' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Bahasa yang Dikuasai' });
  await waitFor(() => expect(within(dialog).getByLabelText('Bahasa')).toHaveValue('Inggris'));
  await pick(user, 'Tingkat Kemahiran', 'Intermediate');
  const requests = given('put', `${PATH}9/`, makeCandidateLanguageDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Bahasa yang Dikuasai!' })).toBeVisible();
  expect(requests[0]?.body).toEqual({ language: 2, level: 'intermediate', status: 'active' });
});

it('confirms before it deletes, and toasts what the provider says', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Inggris' }));
  given('delete', `${PATH}9/`, null, 'Bahasa dihapus');
  given('get', PATH, []);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Bahasa dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada bahasa yang dikuasai.')).toBeVisible();
});

it('warns of a language that the profile has, and not of that of the record itself, and sends it', async () => {
  const { user } = open([makeCandidateLanguageDto(), { id: 10, language: 3, level: 'beginner', status: 'active' }]);
  await user.click(await screen.findByRole('button', { name: 'Edit Inggris' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Bahasa yang Dikuasai' });
  await waitFor(() => expect(within(dialog).getByLabelText('Bahasa')).toHaveValue('Inggris'));
  expect(within(dialog).queryByText('Bahasa ini sudah ada di profil Anda.')).not.toBeInTheDocument();
  await pick(user, 'Bahasa', 'Jepang');
  expect(await within(dialog).findByText('Bahasa ini sudah ada di profil Anda.')).toBeVisible();
  const requests = given('put', `${PATH}${makeCandidateLanguageDto().id}/`, makeCandidateLanguageDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(requests).toHaveLength(1));
});
