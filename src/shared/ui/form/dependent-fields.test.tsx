import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { inTheme } from '@test/in-theme';
import { AutocompleteField } from './AutocompleteField';
import { TextInput } from './TextInput';

const PROVINCES = [
  { value: '31', label: 'DKI Jakarta' },
  { value: '31', label: 'Jakarta' },
  { value: '34', label: 'Yogyakarta' },
];

const noCity = () => ({ city: '' });

const rules = jest.fn();

const schema = object({
  province: string().required('Provinsi wajib dipilih.'),
  city: string().required('Kota wajib diisi.'),
}).test((values) => {
  rules({ ...values });
  return true;
});

function open() {
  render(
    <Formik
      initialValues={{ province: '31', city: 'Gambir' }}
      initialStatus={{
        fieldErrors: { province: 'Provinsi ditolak.', city: 'Kota ditolak.', street: 'Jalan ditolak.' },
      }}
      validationSchema={schema}
      onSubmit={() => undefined}
    >
      {({ status }) => (
        <>
          <AutocompleteField name="province" label="Provinsi" options={PROVINCES} dependents={noCity} />
          <TextInput name="city" label="Kota" />
          <output>{JSON.stringify(status)}</output>
        </>
      )}
    </Formik>,
    inTheme,
  );
  return userEvent.setup();
}

afterEach(() => rules.mockClear());

it('changes both fields in one step, which is validated once', async () => {
  const user = open();
  await user.click(screen.getByLabelText('Provinsi'));
  await user.click(screen.getByRole('option', { name: 'Yogyakarta' }));
  expect(screen.getByLabelText('Kota')).toHaveValue('');
  await waitFor(() => expect(rules).toHaveBeenCalled());
  expect(rules.mock.calls).toEqual([[{ province: '34', city: undefined }]]);
});

it("drops the provider's errors of both, and of no other field", async () => {
  const user = open();
  expect(screen.getByText('Kota ditolak.')).toBeVisible();
  await user.click(screen.getByLabelText('Provinsi'));
  await user.click(screen.getByRole('option', { name: 'Yogyakarta' }));
  expect(screen.getByText('{"fieldErrors":{"street":"Jalan ditolak."}}')).toBeInTheDocument();
});

it('leaves the other field where the same is chosen by another name', async () => {
  const user = open();
  await user.click(screen.getByLabelText('Provinsi'));
  await user.click(screen.getByRole('option', { name: 'DKI Jakarta' }));
  expect(screen.getByLabelText('Kota')).toHaveValue('Gambir');
});
