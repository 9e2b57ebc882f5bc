import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { inTheme } from '@test/in-theme';
import { RadioInput } from './RadioInput';

const OPTIONS = [
  { value: 'a', label: 'Satu' },
  { value: 'b', label: 'Two', lang: 'en' },
];

const show = (values: { choice: string }) =>
  render(
    <Formik
      initialValues={values}
      onSubmit={() => undefined}
      validate={({ choice }) => (choice ? {} : { choice: 'Pilih satu.' })}
    >
      <RadioInput name="choice" label="Pilihan" options={OPTIONS} required />
    </Formik>,
    inTheme,
  );

const option = (name: string) => screen.getByRole('radio', { name });

it('is one group, named by its label, of which one is chosen by any part of its line', async () => {
  show({ choice: 'a' });
  expect(screen.getByRole('radiogroup', { name: 'Pilihan' })).toBeRequired();
  expect(option('Satu')).toBeChecked();
  await userEvent.click(screen.getByText('Two'));
  expect(option('Two')).toBeChecked();
  expect(option('Satu')).not.toBeChecked();
  expect(option('Two').closest('label')).toHaveAttribute('lang', 'en');
});

it('says of the whole group that nothing was chosen, once it is left', async () => {
  show({ choice: '' });
  await userEvent.tab();
  await userEvent.tab();
  const group = screen.getByRole('radiogroup');
  await waitFor(() => expect(group).toHaveAccessibleDescription('Pilih satu.'));
  expect(group).toBeInvalid();
});
