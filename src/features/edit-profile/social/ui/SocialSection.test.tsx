import { screen, waitFor, within } from '@testing-library/react';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { makeProfileDto } from '@test/dto/profile';
import { expectRefusalsTold, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { SocialSection } from './SocialSection';

const PATH = 'candidate/profile/';
const LINKEDIN = 'https://www.linkedin.com/in/sari';

function Loaded() {
  const { data } = useGetProfileQuery();
  return data ? <SocialSection profile={data} /> : null;
}

function open(changes: Parameters<typeof makeProfileDto>[0] = {}) {
  given('get', PATH, makeProfileDto(changes));
  return renderApp(<Loaded />, { preloaded: signedInState() });
}

it('links what is stored as a valid address, and says what is not included', async () => {
  open({ linkedin: 'www.linkedin.com/in/sari' });
  const link = await screen.findByRole('link', { name: 'www.linkedin.com/in/sari' });
  expect(link).toHaveAttribute('href', LINKEDIN);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('No instagram link included')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Instagram' })).toBeDisabled();
});

it.each(['javascript:alert(1)', 'data:text/html,x'])('never links %s', async (stored) => {
  open({ linkedin: stored });
  expect(await screen.findByText(stored)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('adds a link once the provider takes it, and shows it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit LinkedIn' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Media Sosial' });
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  await user.click(save);
  expect(await within(dialog).findByText('URL tidak boleh kosong.')).toBeVisible();
  fillText('URL LinkedIn', 'https://example.com/in/sari');
  expect(await within(dialog).findByText('Masukkan URL yang valid.')).toBeVisible();
  fillText('URL LinkedIn', 'www.linkedin.com/in/sari');
  await expectRefusalsTold(user, dialog, {
    method: 'put',
    path: PATH,
    field: 'linkedin',
    label: 'URL LinkedIn',
    sentence: 'Media sosial gagal disimpan. Coba lagi.',
  });
  const requests = given('put', PATH, makeProfileDto());
  given('get', PATH, makeProfileDto({ linkedin: LINKEDIN }));
  await user.click(save);
  const success = await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Media Sosial!' });
  expect(await screen.findByText(LINKEDIN)).toBeInTheDocument();
  // There is a link to change by now, but it was added.
  expect(success).toHaveAccessibleName('Berhasil Menyimpan Media Sosial!');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('link', { name: LINKEDIN })).toBeVisible();
  expect(requests).toMatchObject([{ body: { linkedin: LINKEDIN } }]);
});

it('confirms before it deletes, toasts how that ended, and leads on to what adds a link again', async () => {
  const { user } = open({ linkedin: LINKEDIN });
  const button = await screen.findByRole('button', { name: 'Delete LinkedIn' });
  await user.click(button);
  givenFailure('put', PATH, 500, { message: 'Kata penyedia' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error deleting social media');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: LINKEDIN })).toBeVisible();

  await user.click(button);
  const confirm = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  const requests = given('put', PATH, makeProfileDto(), 'Tautan dihapus');
  given('get', PATH, makeProfileDto());
  await user.click(within(confirm).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tautan dihapus')).toBeVisible();
  expect(await screen.findByText('No linkedin link included')).toBeVisible();
  expect(requests).toMatchObject([{ body: { linkedin: null } }]);
  await waitFor(() => expect(button).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Edit LinkedIn' })).toHaveFocus();
});
