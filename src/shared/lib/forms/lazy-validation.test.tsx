import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { inTheme } from '@test/in-theme';
import { TextInput } from '@/shared/ui/form';
import { Form } from './Form';
import { lazyValidation } from './lazy-validation';

const schema = object({ email: string().required('Email wajib diisi.') });

const UNAVAILABLE = 'Isian belum bisa diperiksa. Periksa koneksi internet Anda, lalu coba lagi.';

/** A form whose rules cannot be fetched as often as said. */
function openForm(failures = 0) {
  jest.spyOn(console, 'error').mockImplementation();
  let left = failures;
  const load = jest.fn(() =>
    left-- > 0 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve(schema),
  );
  const onSubmit = jest.fn();
  render(
    <Formik
      initialValues={{ email: '' }}
      validate={lazyValidation<{ email: string }>(load, 'email')}
      onSubmit={onSubmit}
    >
      <Form>
        <TextInput name="email" label="Email" />
        <button type="submit">Kirim</button>
      </Form>
    </Formik>,
    inTheme,
  );
  return { load, onSubmit, user: userEvent.setup(), send: () => screen.getByRole('button', { name: 'Kirim' }) };
}

afterEach(() => jest.restoreAllMocks());

it('fetches the rules with the first validation, and not before', async () => {
  const { load, onSubmit, user, send } = openForm();
  expect(load).not.toHaveBeenCalled();
  await user.click(send());
  expect(await screen.findByText('Email wajib diisi.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends what the rules find nothing wrong with', async () => {
  const { onSubmit, user, send } = openForm();
  await user.type(screen.getByLabelText('Email'), 'sari@example.com');
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('sends nothing where the rules cannot be fetched, says so, and fetches them again', async () => {
  const { load, onSubmit, user, send } = openForm(1);
  await user.click(send());
  expect(await screen.findByText(UNAVAILABLE)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Email'), 'sari@example.com');
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(UNAVAILABLE)).not.toBeInTheDocument();
  expect(load.mock.calls.length).toBeGreaterThan(1);
});
