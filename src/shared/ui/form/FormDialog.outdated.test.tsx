import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { object, string } from 'yup';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { FormDialog } from './FormDialog';
import { TextInput } from './TextInput';

const OUTDATED = { kind: 'http', status: 412, statusCode: 4012, message: 'Sudah diubah.', fieldErrors: {} };

const save = jest.fn<Promise<unknown>, [{ title: string }, string | undefined]>();

/** A page whose record is fetched again, and thereby another one, while the form is open. */
function Page() {
  const [open, setOpen] = useState(true);
  const [record, setRecord] = useState({ title: 'Lama', city: 'Sleman', version: 'v1' });
  return (
    <>
      <button onClick={() => setRecord({ title: 'Lama', city: 'Bantul', version: 'v2' })}>Ambil lagi</button>
      <button onClick={() => setOpen(true)}>Buka</button>
      {open && (
        <FormDialog
          title="Ubah Judul"
          initialValues={{ title: record.title, city: record.city }}
          version={record.version}
          draft={{ form: 'test', record: 7 }}
          schema={object({ title: string().required() })}
          successTitle="Berhasil!"
          failureMessage="Gagal menyimpan."
          failurePopup="Gagal!"
          failureToast
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <TextInput name="title" label="Judul" />
          <TextInput name="city" label="Kota" />
        </FormDialog>
      )}
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  save.mockReset().mockRejectedValueOnce(OUTDATED).mockResolvedValue(null);
});
afterEach(() => jest.restoreAllMocks());

async function saveOutdated() {
  const { user } = renderApp(<Page />, { preloaded: signedInState() });
  fillText('Judul', 'Baru');
  await user.click(screen.getByText('Ambil lagi', { selector: 'button' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const form = await screen.findByRole('dialog', { name: 'Ubah Judul' });
  const alert = await within(form).findByRole('alert');
  return { user, form, alert };
}

it('says that the record was changed elsewhere, and saves over it only on request', async () => {
  const { user, form, alert } = await saveOutdated();
  expect(alert).toHaveTextContent('Data ini sudah diubah di tab atau perangkat lain. Isian Anda belum disimpan');
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  expect(screen.queryByRole('dialog', { name: 'Gagal!' })).not.toBeInTheDocument();
  expect(within(form).getByLabelText('Judul')).toHaveValue('Baru');

  await user.click(within(alert).getByRole('button', { name: 'Tetap simpan isian saya' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
  const mine = { title: 'Baru', city: 'Sleman' };
  expect(save.mock.calls).toEqual([
    [mine, 'v1'],
    [mine, undefined],
  ]);
});

it('leaves for what is stored now, and comes back with what was typed over it', async () => {
  const { user, alert } = await saveOutdated();
  await user.click(within(alert).getByRole('button', { name: 'Lihat data terbaru' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Buka' }));
  const again = await screen.findByRole('dialog', { name: 'Ubah Judul' });
  expect(within(again).getByLabelText('Judul')).toHaveValue('Baru');
  expect(within(again).getByLabelText('Kota')).toHaveValue('Bantul');
  await user.click(within(again).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
  expect(save).toHaveBeenLastCalledWith({ title: 'Baru', city: 'Bantul' }, 'v2');
});
