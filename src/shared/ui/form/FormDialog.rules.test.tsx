import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { renderApp } from '@test/render-app';
import { FormDialog } from './FormDialog';
import { TextInput } from './TextInput';

const REFUSAL = { kind: 'http', status: 500, fieldErrors: {} };

function open(onSave: () => Promise<unknown>) {
  return renderApp(
    <FormDialog
      title="Tambah Judul"
      initialValues={{ title: 'Rahasia' }}
      draft={{ form: 'test', record: null }}
      schema={object({ title: string().required() })}
      successTitle="Berhasil!"
      failureMessage="Gagal menyimpan."
      onSave={onSave}
      onClose={() => undefined}
    >
      <TextInput name="title" label="Judul" />
    </FormDialog>,
  );
}

afterEach(() => jest.restoreAllMocks());

it('logs a save that failed, without what was typed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = open(() => Promise.reject(REFUSAL));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal menyimpan.')).toBeVisible();
  expect(log.mock.calls).toEqual([[expect.stringContaining('Tambah Judul'), REFUSAL]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('Rahasia');
});

it('logs nothing of a save that succeeded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = open(() => Promise.resolve(null));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});
