import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { inTheme } from '@test/in-theme';
import { Form } from '@/shared/lib/forms';
import { MonthInput } from '../form-dates';
import { AutocompleteField } from './AutocompleteField';
import { PasswordInput } from './PasswordInput';
import { TextAreaInput } from './TextAreaInput';
import { EmailInput } from './EmailInput';
import { TextInput } from './TextInput';

const PROVINCES = [{ value: '34', label: 'DI Yogyakarta' }];
const initialValues = { email: '', phone: '', password: '', about: '', province: '34', since: '2021-07-01', photo: '' };
const schema = object({
  email: string().required('Email wajib diisi.'),
  password: string().required('Password wajib diisi.'),
});
const toDigits = (typed: string) => typed.replace(/\D/g, '');

function open(onSubmit: (values: typeof initialValues) => void) {
  render(
    <Formik
      initialValues={initialValues}
      initialStatus={{ fieldErrors: { email: 'Email ditolak.', password: 'Password ditolak.' } }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <Form>
        <TextInput name="email" label="Email" type="email" />
        <TextInput name="phone" label="Telepon" type="tel" format={toDigits} />
        <PasswordInput name="password" label="Password" autoComplete="current-password" />
        <TextAreaInput name="about" label="Tentang" maxLength={500} />
        <AutocompleteField name="province" label="Provinsi" options={PROVINCES} />
        <MonthInput name="since" label="Sejak" />
        <button type="submit">Kirim</button>
      </Form>
    </Formik>,
    inTheme,
  );
}

it('submits the texts that were put into the fields without an event', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  open(onSubmit);
  // The setter of the prototype is used from outside the page's own scripts, that of the element from inside.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(screen.getByLabelText('Email'), 'siti@gmail.com');
  for (const [label, text] of [
    ['Telepon', '812-3456'],
    ['Password', 'kuda laut biru'],
    ['Tentang', 'Teliti'],
  ] as const) {
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  }
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    ...initialValues,
    email: 'siti@gmail.com',
    phone: '8123456',
    password: 'kuda laut biru',
    about: 'Teliti',
  });
  expect(screen.queryByText(/ditolak|wajib/)).not.toBeInTheDocument();
});

describe('an address with a likely typing error', () => {
  function openEmail() {
    const sent: string[] = [];
    render(
      <Formik
        initialValues={{ email: '' }}
        validationSchema={object({ email: string().required('Email wajib diisi.') })}
        onSubmit={({ email }) => void sent.push(email)}
      >
        <Form>
          <EmailInput name="email" label="Email" />
          <button type="submit">Kirim</button>
        </Form>
      </Formik>,
      inTheme,
    );
    return { user: userEvent.setup(), sent, email: screen.getByLabelText('Email') };
  }
  const QUESTION = 'Maksud Anda siti@gmail.com?';

  it('is a question, and is sent by a second submission', async () => {
    const { user, sent, email } = openEmail();
    await user.type(email, 'siti@gmail.con');
    expect(screen.queryByText(QUESTION, { exact: false })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(QUESTION, { exact: false })).toBeVisible();
    expect(email).toHaveAccessibleDescription(expect.stringContaining(QUESTION));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(sent).toEqual(['siti@gmail.con']));
  });

  it('is corrected by a press, and another error is another question', async () => {
    const { user, sent, email } = openEmail();
    await user.type(email, 'siti@gmail.con{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Pakai siti@gmail.com' }));
    expect(email).toHaveValue('siti@gmail.com');
    expect(email).toHaveFocus();
    await user.clear(email);
    await user.type(email, 'siti@gmial.com{Enter}');
    expect(await screen.findByText(QUESTION, { exact: false })).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pakai siti@gmail.com' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual(['siti@gmail.com']));
  });
});
