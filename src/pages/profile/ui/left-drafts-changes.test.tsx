import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { signedOut } from '@/entities/session';
import { educationSection } from '@/features/edit-profile/education';
import { portfolioSection } from '@/features/edit-profile/portfolio';
import { workExperienceSection } from '@/features/edit-profile/work-experience';
import { drafts } from '@/shared/lib/drafts';
import { storedDrafts } from '@test/drafts';
import { makeEducationDto } from '@test/dto/education';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';

const LINE = 'Ada draf yang belum disimpan ke profil.';
const OWNER = 'candidate-candidate-1';

function open({ Section }: { Section: ComponentType }) {
  given('get', 'candidate/work-experience/', [makeWorkExperienceDto()]);
  given('get', 'candidate/education/', [makeEducationDto()]);
  given('get', 'candidate/portfolio/', []);
  given('get', 'master/:list/', []);
  return renderApp(<Section />, { preloaded: signedInState() });
}

/** As if a work experience was typed earlier: a new one, or changes of one. */
const keep = (record: number | null, owner = OWNER) =>
  drafts.write({ owner, form: 'work-experience', record }, { title: 'Draf' });

const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

it('says so at once when a form is closed, and no more once it is saved', async () => {
  const { user } = open(portfolioSection);
  await user.click(await button('Add Portofolio'));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
  fillText('Nama Portofolio', 'Situs pribadi');
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await user.click(await button('Simpan sebagai draf'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(LINE)).toBeVisible();

  await user.click(await button('Lanjutkan'));
  const again = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
  expect(within(again).getByLabelText('Nama Portofolio')).toHaveValue('Situs pribadi');
  fillText('URL', 'https://example.com');
  given('post', 'candidate/portfolio/', makePortfolioDto());
  await user.click(within(again).getByRole('button', { name: 'Simpan' }));
  await user.click(await button('Lanjut'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  expect(await button('Add Portofolio')).toHaveFocus();
});

it('says so at once when a failed save closes the form', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = open(educationSection);
  await user.click(await button('Edit Universitas Uji'));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pendidikan Terakhir' });
  fillText('Deskripsi', 'Kata sendiri');
  givenFailure('put', 'candidate/education/8/', 500);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  const popup = await screen.findByRole('dialog', { name: 'Gagal Menyimpan/Mengubah Pendidikan Terakhir!' });
  await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const section = screen.getByRole('region', { name: 'Pendidikan Terakhir' });
  expect(within(section).getByText(LINE)).toBeVisible();
});

it('says nothing of what another candidate has left, nor after signing out', async () => {
  keep(null, 'candidate-candidate-2');
  const { store } = open(workExperienceSection);
  await button('Edit Staf Gudang');
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  act(() => void keep(null));
  expect(await screen.findByText(LINE)).toBeVisible();
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
});

it('follows what another tab leaves and throws away', async () => {
  open(workExperienceSection);
  await button('Edit Staf Gudang');
  const key = `titian:draft:${OWNER}:work-experience:7:othertab`;
  const change = (text: string | null) => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  };
  change(JSON.stringify({ version: 1, savedAt: Date.now(), values: { title: 'Draf' } }));
  expect(screen.getByText(LINE)).toBeVisible();
  change(null);
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
});

it('deletes the draft of a record along with the record', async () => {
  const { user } = open(workExperienceSection);
  act(() => void keep(7));
  act(() => void keep(null));
  await waitFor(() => expect(screen.getAllByText(LINE)).toHaveLength(2));
  await user.click(await button('Delete Staf Gudang'));
  given('delete', 'candidate/work-experience/7/', null, 'Dihapus');
  given('get', 'candidate/work-experience/', []);
  await user.click(await button('Delete'));
  expect(await screen.findByText('Belum ada pengalaman kerja.')).toBeVisible();
  expect(screen.getAllByText(LINE)).toHaveLength(1);
  expect(storedDrafts().split('\n')).toEqual([expect.stringContaining(':work-experience:new:')]);
});
