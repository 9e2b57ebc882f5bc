import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { object, string } from 'yup';
import { inTheme } from '@test/in-theme';
import { setUpUser } from '@test/set-up-user';
import { wholeDay } from '@/shared/lib/dates';
import { FocusFirstError, Form } from '@/shared/lib/forms';
import { ToastProvider } from '../toast';
import { DateInput, MonthInput } from './DateField';

const schema = object({ date: string().transform(wholeDay).required('Tanggal wajib diisi') });

function Values() {
  const { values } = useFormikContext();
  return <output>{JSON.stringify(values)}</output>;
}

const onSubmit = jest.fn();

function renderForm(initialValues = { date: '', start: '' }) {
  render(
    <ToastProvider>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
        <Form>
          <DateInput name="date" label="Tanggal" helperText="Hari pada sertifikat" max="2026-11-22" />
          <MonthInput name="start" label="Mulai" min="2020-03-15" max="2026-11-22" />
          <Values />
          <FocusFirstError />
          <button type="submit">Simpan</button>
        </Form>
      </Formik>
    </ToastProvider>,
    inTheme,
  );
  return setUpUser();
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

const expectValues = (values: object) =>
  waitFor(() => expect(screen.getByText(JSON.stringify(values))).toBeInTheDocument());

afterEach(() => {
  onSubmit.mockClear();
  jest.restoreAllMocks();
});

it('takes digits, and says in which order', () => {
  renderForm();
  expect(box('Tanggal')).toHaveAttribute('inputmode', 'numeric');
  expect(box('Tanggal')).toHaveAttribute('placeholder', 'mis. 17/07/2021');
  expect(box('Mulai')).toHaveAttribute('placeholder', 'mis. 07/2021');
  expect(box('Tanggal')).toHaveAccessibleDescription('Hari pada sertifikat');
});

it('gives the form a whole date, and before that what is half typed, for its draft', async () => {
  const user = renderForm();
  await user.type(box('Tanggal'), '1205');
  expect(box('Tanggal')).toHaveValue('12/05/');
  await expectValues({ date: '12/05/', start: '' });
  await user.type(box('Tanggal'), '2020');
  await user.type(box('Mulai'), '032021');
  await expectValues({ date: '2020-05-12', start: '2021-03-01' });
  expect(box('Tanggal')).toHaveValue('12/05/2020');
});

it('shows a half-typed date from a draft, and takes the rest of it', async () => {
  const user = renderForm({ date: '12/05/', start: '' });
  expect(box('Tanggal')).toHaveValue('12/05/');
  await user.type(box('Tanggal'), '2020');
  await expectValues({ date: '2020-05-12', start: '' });
});

it('keeps the caret where a digit is changed', async () => {
  const user = renderForm({ date: '2020-05-12', start: '' });
  await user.type(box('Tanggal'), '{Backspace}7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box('Tanggal')).toHaveValue('17/05/2020');
  expect(box('Tanggal').selectionStart).toBe(2);
});

it('puts a date in order when the box is left', async () => {
  const user = renderForm();
  await user.type(box('Tanggal'), '1/1/2020');
  expect(box('Tanggal')).toHaveValue('1/1/2020');
  await user.tab();
  await expectValues({ date: '2020-01-01', start: '' });
  expect(box('Tanggal')).toHaveValue('01/01/2020');
});

it('puts a date in order when it is sent by Enter', async () => {
  const user = renderForm();
  await user.type(box('Tanggal'), '1/1/2020{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ date: '2020-01-01', start: '' }, expect.anything());
});

it.each(['1205', '31022020'])('says of %j, which is no date, something else than of an empty box', async (keys) => {
  const user = renderForm();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(box('Tanggal')).toHaveAccessibleDescription('Tanggal wajib diisi'));
  await user.type(box('Tanggal'), keys);
  expect(box('Tanggal')).toHaveAccessibleDescription('Tanggal belum lengkap atau tidak ada di kalender.');
  expect(box('Tanggal')).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(box('Tanggal')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says nothing of a half typed date until it is left', async () => {
  const user = renderForm();
  await user.type(box('Tanggal'), '1205');
  expect(box('Tanggal')).toHaveAccessibleDescription('Hari pada sertifikat');
  await user.tab();
  await waitFor(() =>
    expect(box('Tanggal')).toHaveAccessibleDescription('Tanggal belum lengkap atau tidak ada di kalender.'),
  );
});

it('shows what lies outside of the range', () => {
  renderForm({ date: '2026-11-23', start: '2020-02-01' });
  expect(box('Tanggal')).toBeInvalid();
  expect(box('Tanggal')).toHaveAccessibleDescription('Paling akhir 22/11/2026.');
  expect(box('Mulai')).toHaveAccessibleDescription('Paling awal 03/2020.');
});

it('takes the ends of the range, of a month its whole', () => {
  renderForm({ date: '2026-11-22', start: '2020-03-01' });
  expect(box('Tanggal')).toBeValid();
  expect(box('Mulai')).toBeValid();
});

/** True when there is a mouse, and room for a popup. */
function givenMouse(hasMouse: boolean) {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: hasMouse && query.includes('pointer: fine') }));
}

it.each([
  ['popup', true],
  ['dialog', false],
])('has a %s that begins at the date, takes the chosen day and gives the focus back', async (_kind, hasMouse) => {
  givenMouse(hasMouse);
  const user = renderForm({ date: '2020-05-12', start: '' });
  const button = screen.getByRole('button', { name: 'Pilih tanggal, terpilih 12 Mei 2020' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Pilih tanggal' });
  expect(within(dialog).getByRole('gridcell', { name: '12' })).toHaveFocus();
  expect(within(dialog).getByRole('button', { name: 'Bulan sebelumnya' })).toBeEnabled();
  await user.click(within(dialog).getByRole('gridcell', { name: '17' }));
  await expectValues({ date: '2020-05-17', start: '' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleName('Pilih tanggal, terpilih 17 Mei 2020');
});

describe('choosing a month', () => {
  beforeEach(() => givenMouse(true));

  it('has a year and then a month chosen', async () => {
    const user = renderForm();
    const button = screen.getByRole('button', { name: 'Pilih bulan' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Pilih bulan' });
    fireEvent.click(within(dialog).getByRole('radio', { name: '2021' }));
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'Maret' }));
    await expectValues({ date: '', start: '2021-03-01' });
    expect(box('Mulai')).toHaveValue('03/2021');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveAccessibleName('Pilih bulan, terpilih Mar 2021');
  });

  it('takes no month that was not chosen when it is left after the year', async () => {
    const user = renderForm({ date: '', start: '03/' });
    await user.click(screen.getByRole('button', { name: 'Pilih bulan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pilih bulan' });
    fireEvent.click(within(dialog).getByRole('radio', { name: '2021' }));
    await within(dialog).findByRole('radio', { name: 'Maret' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(box('Mulai')).toHaveValue('03/');
    await expectValues({ date: '', start: '03/' });
  });
});

describe('the choices of the field', () => {
  beforeEach(() => givenMouse(false));

  it('is no day after the latest', async () => {
    const user = renderForm({ date: '2026-11-20', start: '' });
    await user.click(screen.getByRole('button', { name: /^Pilih tanggal/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pilih tanggal' });
    expect(within(dialog).getByRole('gridcell', { name: '22' })).toBeEnabled();
    expect(within(dialog).getByRole('gridcell', { name: '23' })).toBeDisabled();
  });

  it('is no month before the earliest', async () => {
    const user = renderForm({ date: '', start: '2020-05-01' });
    await user.click(screen.getByRole('button', { name: /^Pilih bulan/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pilih bulan' });
    expect(within(dialog).queryByRole('radio', { name: '2019' })).not.toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('radio', { name: '2020' }));
    expect(await within(dialog).findByRole('radio', { name: 'Maret' })).toBeEnabled();
    expect(within(dialog).getByRole('radio', { name: 'Februari' })).toBeDisabled();
  });
});

it('has a dialog on a phone that says what is chosen, and a button to leave it without', async () => {
  const user = renderForm({ date: '', start: '2020-05-01' });
  const button = screen.getByRole('button', { name: 'Pilih bulan, terpilih Mei 2020' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Pilih bulan' });
  expect(within(dialog).getByText('Pilih bulan')).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'Mei 2020' })).toBeVisible();
  fireEvent.click(within(dialog).getByRole('radio', { name: '2021' }));
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  await expectValues({ date: '', start: '2020-05-01' });
});
