import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { object, string } from 'yup';
import { wholeDay } from '@/shared/lib/dates';
import { DateInput } from './DateInput';
import { MonthInput } from './MonthInput';

const schema = object({ date: string().transform(wholeDay).required('Tanggal wajib diisi') });

function Values() {
  const { values, submitForm } = useFormikContext();
  return (
    <>
      <output>{JSON.stringify(values)}</output>
      <button onClick={() => void submitForm()}>Simpan</button>
    </>
  );
}

const onSubmit = jest.fn();

function renderForm(initialValues: { date: string; start: string }) {
  render(
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <>
        <DateInput name="date" label="Tanggal" helperText="Hari pada sertifikat" />
        <MonthInput name="start" label="Mulai" />
        <Values />
      </>
    </Formik>,
  );
}

/** Types into one part of a picker, as a phone's keyboard does. */
function typeInto(part: Element | undefined, digits: string): void {
  if (!part) throw new Error('The picker has no such part');
  fireEvent.focus(part);
  part.textContent = digits;
  fireEvent.input(part);
}

const parts = (label: string) => screen.getAllByRole('spinbutton', { name: new RegExp(`^${label}$`) });

const expectValues = (values: object) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(values)));

it('gives what is half typed to the form, for its draft', async () => {
  renderForm({ date: '', start: '' });
  typeInto(parts('Tanggal')[0], '12');
  await expectValues({ date: '12//', start: '' });
  typeInto(parts('Bulan')[0], '05');
  await expectValues({ date: '12/05/', start: '' });
  expect(screen.queryByText(/Belum lengkap/)).not.toBeInTheDocument();
  typeInto(parts('Bulan')[1], '03');
  await expectValues({ date: '12/05/', start: '03/' });
});

it('says what a draft holds half typed, and that it is missing, until something is typed anew', async () => {
  renderForm({ date: '12/05/', start: '/2020' });
  expect(screen.getByText('Hari pada sertifikat Belum lengkap: 12/05/…')).toBeVisible();
  expect(screen.getByText('Belum lengkap: …/2020')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Tanggal wajib diisi Belum lengkap: 12/05/…')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  // Passing by with the keyboard is no typing.
  parts('Tanggal').forEach((part) => fireEvent.keyUp(part, { key: 'Tab' }));
  typeInto(parts('Bulan')[1], '03');
  await expectValues({ date: '12/05/', start: '03/' });
  expect(screen.queryByText(/…\/2020/)).not.toBeInTheDocument();
});
