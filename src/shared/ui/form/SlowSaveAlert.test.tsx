import { act, fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { inTheme } from '@test/in-theme';
import { cancelSaves } from '@/shared/api';
import { Form } from '@/shared/lib/forms';
import { SlowSaveAlert } from './SlowSaveAlert';

jest.mock('@/shared/api', () => ({ cancelSaves: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form whose submission lasts until it is ended. */
async function submit() {
  let end: () => void = () => undefined;
  const save = () => new Promise<void>((resolve) => (end = resolve));
  render(
    <Formik initialValues={{}} onSubmit={save}>
      <Form>
        <SlowSaveAlert />
        <button type="submit">Simpan</button>
      </Form>
    </Formik>,
    inTheme,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return () => act(async () => end());
}

it('says after eight seconds that the form is still being sent, until it is', async () => {
  const end = await submit();
  await act(() => jest.advanceTimersByTimeAsync(7900));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('Masih mencoba menyimpan…');
  await end();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('lets the candidate give it up', async () => {
  await submit();
  await act(() => jest.advanceTimersByTimeAsync(8000));
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan' }));
  expect(cancelSaves).toHaveBeenCalledTimes(1);
});
