import InputAdornment from '@mui/material/InputAdornment';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { inTheme } from '@test/in-theme';
import { setUpUser } from '@test/set-up-user';
import { SelectField } from '../field/SelectField';
import { TextField } from '../field/TextField';
import type { TextFieldProps } from '../field/TextField';
import { AutocompleteField, MultiAutocompleteField } from './AutocompleteField';
import { RadioInput } from './RadioInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

describe('RadioInput', () => {
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
    await setUpUser().click(screen.getByText('Two'));
    expect(option('Two')).toBeChecked();
    expect(option('Satu')).not.toBeChecked();
    expect(option('Two').closest('label')).toHaveAttribute('lang', 'en');
  });

  it('says of the whole group that nothing was chosen, once it is left', async () => {
    show({ choice: '' });
    await setUpUser().tab();
    await setUpUser().tab();
    const group = screen.getByRole('radiogroup');
    await waitFor(() => expect(group).toHaveAccessibleDescription('Pilih satu.'));
    expect(group).toBeInvalid();
  });
});

describe('autocomplete', () => {
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
    return setUpUser();
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
});

describe('dependent fields', () => {
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
    return setUpUser();
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
});

describe('SelectField', () => {
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
    await setUpUser().selectOptions(field(), 'Fluent');
    expect(field()).toHaveValue('fluent');
    expect(screen.queryByRole('option', { name: 'Belum dipilih' })).not.toBeInTheDocument();
  });

  it('gives a choice back where that is allowed', async () => {
    render(<Level initial="fluent" clearable />, inTheme);
    await setUpUser().selectOptions(field(), screen.getByRole('option', { name: 'Belum dipilih' }));
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
});

describe('TextField', () => {
  const show = (props: Partial<TextFieldProps> = {}) =>
    render(<TextField name="title" label="Judul" value="" onChange={() => undefined} {...props} />, inTheme);

  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Judul' });

  it('is named by its label, once, and described by the text under it', () => {
    show({ helperText: 'Paling banyak 100 huruf' });
    expect(field()).toHaveAttribute('name', 'title');
    expect(field()).toHaveAccessibleDescription('Paling banyak 100 huruf');
    expect(field()).toBeValid();
  });

  it('says that it is wrong', () => {
    show({ error: true, helperText: 'Judul wajib diisi.' });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Judul wajib diisi.');
  });

  it('describes itself by nothing where there is nothing to say', () => {
    show();
    expect(field()).not.toHaveAttribute('aria-describedby');
  });

  it('has a label and an error in the language that they are written in', () => {
    show({ label: 'Search by title', error: true, helperText: 'This field is required' });
    expect(screen.getByText('Search by title', { selector: 'label' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('This field is required')).toHaveAttribute('lang', 'en');
  });

  it('must be filled in, and has no star for it', () => {
    show({ required: true });
    expect(field()).toBeRequired();
    expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
  });

  it('takes the focus from a press beside its text', async () => {
    show({
      startAdornment: <InputAdornment position="start">+62</InputAdornment>,
      endAdornment: <button>Hapus</button>,
    });
    await setUpUser().click(field().parentElement ?? document.body);
    expect(field()).toHaveFocus();
    await setUpUser().click(screen.getByRole('button', { name: 'Hapus' }));
    expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus();
  });

  it('has lines', () => {
    show({ multiline: true, minRows: 4, maxRows: 12, value: 'Satu\nDua' });
    expect(field()).toHaveProperty('tagName', 'TEXTAREA');
    expect(field()).toHaveValue('Satu\nDua');
  });

  it('cannot be typed into while it is disabled', () => {
    show({ disabled: true });
    expect(field()).toBeDisabled();
  });

  it('keeps its label on the line beside a placeholder, and moves it out of the way of a text', () => {
    const raised = () => screen.getByText('Judul', { selector: 'label' }).dataset.shrink;
    const { rerender } = show();
    expect(raised()).toBe('false');
    rerender(<TextField name="title" label="Judul" value="Staf" />);
    expect(raised()).toBe('true');
    rerender(<TextField name="title" label="Judul" value="" shrink />);
    expect(raised()).toBe('true');
  });
});
