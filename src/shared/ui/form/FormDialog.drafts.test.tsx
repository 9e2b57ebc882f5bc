import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { object, string } from 'yup';
import { storedDrafts } from '@test/drafts';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { FormDialog } from './FormDialog';
import { TextInput } from './TextInput';

const save = jest.fn<Promise<unknown>, [unknown]>();

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Buka</button>
      {open && (
        <FormDialog
          title="Ubah Judul"
          initialValues={{ title: 'Lama', nik: '', photo: null as Blob | null }}
          draft={{ form: 'test', record: 7, omit: ['nik'] }}
          schema={object({ title: string().required() })}
          successTitle="Berhasil!"
          failureMessage="Gagal menyimpan."
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <TextInput name="title" label="Judul" />
          <TextInput name="nik" label="NIK" />
        </FormDialog>
      )}
    </>
  );
}

const open = () => renderApp(<Page />, { preloaded: signedInState() });
const form = () => screen.findByRole('dialog', { name: 'Ubah Judul' });
const question = () => screen.findByRole('dialog', { name: 'Tutup formulir?' });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

/** Closes it by Batal, and chooses in the dialog that follows. */
async function leave(user: UserEvent, choice: string) {
  await user.click(within(await form()).getByRole('button', { name: 'Batal' }));
  await user.click(within(await question()).getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tutup formulir?' })).not.toBeInTheDocument());
}

beforeEach(() => save.mockReset().mockResolvedValue(null));
afterEach(() => jest.restoreAllMocks());

it('closes at once while nothing was changed, and keeps nothing', async () => {
  const { user } = open();
  await user.click(within(await form()).getByRole('button', { name: 'Batal' }));
  expect(screen.queryByRole('dialog', { name: 'Tutup formulir?' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(storedDrafts()).toBe('');
});

it.each([
  ['Batal', (user: UserEvent) => press(user, 'Batal')],
  ['the close button', (user: UserEvent) => press(user, 'Tutup')],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('confirms before %s closes a changed form, and keeps the changes on continuing', async (_what, close) => {
  const { user } = open();
  await user.type(screen.getByLabelText('Judul'), ' baru');
  await close(user);
  expect(await question()).toHaveTextContent('Perubahan Anda belum disimpan.');
  await press(user, 'Lanjutkan mengisi');
  expect(await screen.findByLabelText('Judul')).toHaveValue('Lama baru');
});

it('is left with a draft, which comes up again and can be discarded', async () => {
  const { user } = open();
  fillText('Judul', 'Baru');
  await leave(user, 'Simpan sebagai draf');
  await press(user, 'Buka');
  expect(within(await form()).getByLabelText('Judul')).toHaveValue('Baru');
  expect(screen.getByRole('status')).toHaveTextContent('Draf dipulihkan');

  await press(user, 'Buang draf');
  expect(screen.getByLabelText('Judul')).toHaveValue('Lama');
  expect(screen.queryByText('Draf dipulihkan')).not.toBeInTheDocument();
  expect(storedDrafts()).toBe('');
  // The button that had the focus is gone; without it Escape would reach nothing.
  await waitFor(() => expect(screen.getByLabelText('Judul')).toHaveFocus());
});

it('is left without the changes, and without a draft', async () => {
  const { user } = open();
  fillText('Judul', 'Baru');
  await leave(user, 'Buang perubahan');
  expect(storedDrafts()).toBe('');
  await press(user, 'Buka');
  expect(within(await form()).getByLabelText('Judul')).toHaveValue('Lama');
});

it('stores what is typed when the page is left, but for what is never stored', async () => {
  open();
  await act(async () => {
    fillText('Judul', 'Baru');
    fillText('NIK', '3404010101950001');
  });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedDrafts()).toContain('Baru');
  expect(storedDrafts()).not.toContain('3404010101950001');
});

it('says what no draft keeps', async () => {
  const { user } = open();
  fillText('NIK', '3404');
  await press(user, 'Batal');
  expect(await question()).toHaveTextContent('Foto dan NIK tidak ikut disimpan dalam draf.');
  expect(screen.queryByRole('button', { name: 'Simpan sebagai draf' })).not.toBeInTheDocument();
});

it('removes the draft of what was saved, and keeps that of what failed', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  save.mockRejectedValueOnce({ kind: 'network', fieldErrors: {} });
  const { user } = open();
  fillText('Judul', 'Baru');
  await press(user, 'Simpan');
  await screen.findByRole('alert');
  await waitFor(() => expect(storedDrafts()).toContain('Baru'));
  await press(user, 'Simpan');
  await screen.findByRole('dialog', { name: 'Berhasil!' });
  expect(storedDrafts()).toBe('');
});

it('says that no draft is stored where the storage refuses, and does not offer one', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = open();
  fillText('Judul', 'Baru');
  expect(await screen.findByText('Draf tidak dapat disimpan di browser ini.')).toBeVisible();
  await press(user, 'Batal');
  expect(await question()).toHaveTextContent('draf tidak dapat disimpan di browser ini');
  expect(screen.queryByRole('button', { name: 'Simpan sebagai draf' })).not.toBeInTheDocument();
});

it.each(['{', 'null', '[]', '{"version":1,"savedAt":1e99,"values":{"title":{"$":1}}}'])(
  'opens with the record when the storage holds %s',
  async (stored) => {
    localStorage.setItem('titian:draft:candidate-candidate-1:test:7:x', stored);
    open();
    expect(await screen.findByLabelText('Judul')).toHaveValue('Lama');
    expect(storedDrafts()).toBe('');
  },
);

it('shows a candidate nothing of another', async () => {
  const { user, unmount } = open();
  fillText('Judul', 'Baru');
  await leave(user, 'Simpan sebagai draf');
  unmount();
  const state = signedInState();
  const current = state.session?.current && { ...state.session.current, userId: 'candidate-2' };
  renderApp(<Page />, { preloaded: { session: { current: current ?? null, expired: false } } });
  expect(screen.getByLabelText('Judul')).toHaveValue('Lama');
});

it('starts from what a file proposes, and neither reads nor keeps a draft of it', async () => {
  const onSaved = jest.fn();
  const proposed = (
    <FormDialog
      title="Ubah Judul"
      initialValues={{ title: 'Lama' }}
      draft={{ form: 'test', record: 7 }}
      proposal={{ values: { title: 'Dari CV' }, onSaved }}
      schema={object({ title: string().required() })}
      successTitle="Berhasil!"
      failureMessage="Gagal menyimpan."
      onSave={save}
      onClose={() => undefined}
    >
      <TextInput name="title" label="Judul" />
    </FormDialog>
  );
  const { user, unmount } = open();
  await form();
  fillText('Judul', 'Draf lama');
  unmount();
  const before = storedDrafts();
  renderApp(proposed, { preloaded: signedInState() });
  expect(await screen.findByLabelText('Judul')).toHaveValue('Dari CV');
  fillText('Judul', 'Dari CV, diubah');
  await user.click(within(await form()).getByRole('button', { name: 'Batal' }));
  expect(await question()).toHaveTextContent('Perubahan Anda belum disimpan.');
  await press(user, 'Lanjutkan mengisi');
  expect(storedDrafts()).toBe(before);
  await user.click(within(await form()).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(save.mock.lastCall?.[0]).toEqual({ title: 'Dari CV, diubah' });
  expect(storedDrafts()).toBe(before);
});
