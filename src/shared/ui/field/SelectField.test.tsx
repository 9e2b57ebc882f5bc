import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '@test/in-theme';
import { SelectField } from './SelectField';

const OPTIONS = [
  { value: 'fluent', label: 'Fluent' },
  { value: 'beginner', label: 'Beginner' },
];

function Level({ initial = '', ...props }: Partial<Parameters<typeof SelectField>[0]> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SelectField name="level" label="Tingkat" options={OPTIONS} value={value} onChoose={setValue} {...props} />;
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tingkat' });

it('is a list of the browser, named by its label and described by the text under it', () => {
  render(<Level error helperText="Pilih satu." />, inTheme);
  expect(field()).toHaveProperty('tagName', 'SELECT');
  expect(field()).toHaveAttribute('name', 'level');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Pilih satu.');
});

it('is described by an element elsewhere', () => {
  render(
    <>
      <Level describedBy="elsewhere" />
      <p id="elsewhere">Tanggal ini tidak ada.</p>
    </>,
    inTheme,
  );
  expect(field()).toHaveAccessibleDescription('Tanggal ini tidak ada.');
});

it('begins with nothing, which cannot be chosen again', async () => {
  render(<Level />, inTheme);
  expect(field()).toHaveValue('');
  await userEvent.selectOptions(field(), 'Fluent');
  expect(field()).toHaveValue('fluent');
  expect(screen.queryByRole('option', { name: 'Belum dipilih' })).not.toBeInTheDocument();
});

it('gives a choice back where that is allowed', async () => {
  render(<Level initial="fluent" clearable />, inTheme);
  await userEvent.selectOptions(field(), screen.getByRole('option', { name: 'Belum dipilih' }));
  expect(field()).toHaveValue('');
});

it('shows nothing for a value that it does not have', () => {
  render(<Level initial="native" />, inTheme);
  expect(field()).toHaveValue('');
});

it('cannot be changed while it is disabled', () => {
  render(<Level disabled />, inTheme);
  expect(field()).toBeDisabled();
});
