import { screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { describeError } from '@/shared/api';
import { givenOffline } from '@test/connection';
import { renderApp } from '@test/render-app';
import { FocusFirstError } from './FocusFirstError';
import { TextInput } from '@/shared/ui/form';
import { Form } from './Form';
import { useSubmission } from './use-submission';

const schema = object({ title: string().required('Judul wajib diisi.'), place: string() });

const initialValues = { title: '', place: '' };

function TestForm({ save }: { save: () => Promise<unknown> }) {
  const { failure, submit } = useSubmission<typeof initialValues>(save, (error) =>
    describeError(error, 'Gagal menyimpan.'),
  );
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form>
        {failure && <p role="alert">{failure}</p>}
        <TextInput name="title" label="Judul" />
        <TextInput name="place" label="Tempat" />
        <button type="submit">Simpan</button>
        <FocusFirstError />
      </Form>
    </Formik>
  );
}

const refusal = (fieldErrors: Record<string, string[]>) => ({ kind: 'validation', status: 400, fieldErrors });

it('keeps a wrong form from being sent and moves the focus to its first wrong field', async () => {
  const save = jest.fn();
  const { user } = renderApp(<TestForm save={save} />);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const title = screen.getByLabelText('Judul');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Judul wajib diisi.'));
  expect(title).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

it("shows the provider's first message under its field until that field is edited", async () => {
  const { user } = renderApp(
    <TestForm save={() => Promise.reject(refusal({ title: ['Sudah ada.', 'Terlalu panjang.'] }))} />,
  );
  const title = screen.getByLabelText('Judul');
  await user.type(title, 'Staf');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(title).toHaveAccessibleDescription('Sudah ada.'));
  expect(title).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Tempat'), 'Bogor');
  expect(title).toHaveAccessibleDescription('Sudah ada.');
  await user.type(title, ' Gudang');
  expect(title).not.toHaveAccessibleDescription();
  expect(title).toHaveValue('Staf Gudang');
});

it('shows a refusal of a field that the form does not have as one general sentence', async () => {
  const { user } = renderApp(<TestForm save={() => Promise.reject(refusal({ other: ['Salah.'] }))} />);
  await user.type(screen.getByLabelText('Judul'), 'Staf');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal menyimpan.');
  expect(screen.getByLabelText('Judul')).toHaveValue('Staf');
});

it('takes the general sentence away when the form is sent again', async () => {
  const save = jest
    .fn<Promise<unknown>, []>()
    .mockRejectedValueOnce({ kind: 'network', fieldErrors: {} })
    .mockResolvedValue({});
  const { user } = renderApp(<TestForm save={save} />);
  await user.type(screen.getByLabelText('Judul'), 'Staf');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

describe('without a connection', () => {
  const unsent = { kind: 'network', fieldErrors: {}, isUnsent: true };

  it.each([
    ['that nothing was sent', unsent, /tadi belum terkirim\. Silakan coba lagi/],
    ['what failed', { kind: 'network', fieldErrors: {} }, /^Gagal menyimpan\.$/],
  ])('says %s once the connection is back, and not that there is none', async (_what, error, words) => {
    const reconnect = givenOffline();
    const { user } = renderApp(<TestForm save={() => Promise.reject(error)} />);
    await user.type(screen.getByLabelText('Judul'), 'Staf');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Anda sedang offline. Gagal menyimpan.');
    reconnect();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByText(/Anda sedang offline/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Judul')).toHaveValue('Staf');
  });
});
