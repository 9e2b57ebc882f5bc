import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { inTheme } from '@test/in-theme';
import { MultiAutocompleteField } from './MultiAutocompleteField';
import { AutocompleteField } from './AutocompleteField';
import { SelectInput } from './SelectInput';

const CITIES = Array.from({ length: 60 }, (_item, index) => ({ value: `c${index}`, label: `Kota ${index}` }));
const LEVELS = [
  { value: 'fluent', label: 'Fluent' },
  { value: 'beginner', label: 'Beginner' },
];
const SKILLS = ['Excel', 'SQL', 'Word'];

const initialValues = { city: '', level: '', skill: [] as string[] };

function Values() {
  const { values } = useFormikContext();
  return <output>{JSON.stringify(values)}</output>;
}

function renderForm(city: Partial<Parameters<typeof AutocompleteField>[0]> = {}, values = initialValues) {
  render(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <>
        <AutocompleteField name="city" label="Kota" options={CITIES} {...city} />
        <SelectInput name="level" label="Tingkat" options={LEVELS} />
        <MultiAutocompleteField name="skill" label="Keahlian" options={SKILLS} limit={2} />
        <button>Simpan</button>
        <Values />
      </>
    </Formik>,
    inTheme,
  );
  return userEvent.setup();
}

const combobox = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

/** Those of the searchable list that is open; a list of the browser's own has its options at all times. */
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

const expectValues = (values: Partial<typeof initialValues>) =>
  waitFor(() => expect(screen.getByText(JSON.stringify({ ...initialValues, ...values }))).toBeInTheDocument());

it('shows the first of many options, says that there are more, and finds the one that is typed', async () => {
  const user = renderForm();
  await user.click(combobox('Kota'));
  expect(options()).toHaveLength(40);
  expect(screen.getByText('Masih ada pilihan lain. Ketik untuk mencari.')).toBeVisible();
  await user.type(combobox('Kota'), '57');
  expect(options()).toHaveLength(1);
  expect(screen.queryByText(/Masih ada/)).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(combobox('Kota')).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  await user.keyboard('{Enter}');
  await expectValues({ city: 'c57' });
  expect(combobox('Kota')).toHaveValue('Kota 57');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('shows by its role that a list belongs to it, and whether that is open', async () => {
  const user = renderForm();
  expect(combobox('Kota')).toHaveAttribute('aria-expanded', 'false');
  await user.click(combobox('Kota'));
  expect(combobox('Kota')).toHaveAttribute('aria-expanded', 'true');
  expect(combobox('Kota')).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Kota' }).id);
  await user.keyboard('{Escape}');
  expect(combobox('Kota')).toHaveAttribute('aria-expanded', 'false');
});

it('is cleared by its button', async () => {
  const user = renderForm({}, { ...initialValues, city: 'c3' });
  expect(combobox('Kota')).toHaveValue('Kota 3');
  await user.click(combobox('Kota'));
  // Shown while the field is pointed at or in focus.
  await user.click(screen.getByTitle('Hapus'));
  await expectValues({ city: '' });
  expect(combobox('Kota')).toHaveValue('');
});

it('gives up what was typed and not chosen', async () => {
  const user = renderForm({}, { ...initialValues, city: 'c3' });
  await user.type(combobox('Kota'), 'x');
  expect(screen.getByText('Tidak ditemukan')).toBeVisible();
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Tidak ditemukan')).not.toBeInTheDocument());
  expect(combobox('Kota')).toHaveValue('Kota 3');
  await expectValues({ city: 'c3' });
});

it('offers after the labels that match what else a text means, with the reason, and takes the option', async () => {
  const findMore: NonNullable<Parameters<typeof AutocompleteField>[0]['findMore']> = (text, all) =>
    text === '57' ? all.slice(56, 59).map((option) => ({ ...option, reason: 'Sebutan lain' })) : [];
  const user = renderForm({ findMore });
  await user.type(combobox('Kota'), '57');
  expect(options().map((option) => option.textContent)).toEqual([
    'Kota 57',
    'Kota 56Sebutan lain',
    'Kota 58Sebutan lain',
  ]);
  await user.click(screen.getByRole('option', { name: /^Kota 58/ }));
  await expectValues({ city: 'c58' });
  expect(combobox('Kota')).toHaveValue('Kota 58');
});

it('says that its list is on its way', async () => {
  const user = renderForm({ options: [], loading: true });
  await user.click(combobox('Kota'));
  expect(screen.getByText('Memuat…')).toBeVisible();
});

it('fetches a list again that could not be fetched', async () => {
  const onRetry = jest.fn();
  const user = renderForm({ options: [], failed: true, onRetry });
  expect(combobox('Kota')).toHaveAccessibleDescription(expect.stringContaining('Daftar tidak dapat dimuat.'));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('takes as many as there may be, and gives them back one by one', async () => {
  const user = renderForm();
  for (const name of ['Excel', 'SQL']) {
    await user.click(combobox('Keahlian'));
    await user.click(screen.getByRole('option', { name }));
  }
  await expectValues({ skill: ['Excel', 'SQL'] });
  await user.click(combobox('Keahlian'));
  expect(options().map(({ textContent }) => textContent)).toEqual(['Word']);
  expect(options()[0]).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}{Backspace}');
  await expectValues({ skill: ['Excel'] });
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Excel' })).toHaveFocus();
  await user.keyboard('{Delete}');
  await expectValues({ skill: [] });
});

it('gives back what is pressed on its cross, and nothing that is pressed beside it', async () => {
  const user = renderForm();
  await user.click(combobox('Keahlian'));
  await user.click(screen.getByRole('option', { name: 'Excel' }));
  await user.click(screen.getByText('Excel'));
  await expectValues({ skill: ['Excel'] });
  const cross = screen.getByRole('button', { name: 'Excel' }).querySelector('path');
  if (cross) await user.click(cross);
  await expectValues({ skill: [] });
});

it('begins a short list with nothing, which cannot be chosen again', async () => {
  const user = renderForm();
  expect(combobox('Tingkat')).toHaveValue('');
  await user.selectOptions(combobox('Tingkat'), 'Fluent');
  await expectValues({ level: 'fluent' });
  expect(screen.queryByRole('option', { name: 'Belum dipilih' })).not.toBeInTheDocument();
});

it('shows nothing for a value that a short list does not have', () => {
  renderForm({}, { ...initialValues, level: 'native' });
  expect(combobox('Tingkat')).toHaveValue('');
  fireEvent.blur(combobox('Tingkat'));
  expect(screen.getByText(/native/)).toBeInTheDocument();
});
