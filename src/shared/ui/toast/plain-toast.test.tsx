/** A toast whose chunk cannot be fetched: it can be seen and sent away, and the next one is a whole one again. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inStyledTheme } from '@test/in-theme';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toast-context';

let isChunkThere = false;

jest.mock('./ToastSnackbar', () => ({
  get ToastSnackbar() {
    if (!isChunkThere) throw new Error('Loading chunk 7 failed.');
    return jest.requireActual<{ ToastSnackbar: unknown }>('./ToastSnackbar').ToastSnackbar;
  },
}));

function Harness() {
  const { showError } = useToast();
  return <button onClick={() => showError('Gagal menyimpan.')}>simpan</button>;
}

it('is fixed over the page, closes by its button, and is replaced by the toast of the kit once that is loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <Harness />
    </ToastProvider>,
    inStyledTheme,
  );
  await user.click(screen.getByRole('button', { name: 'simpan' }));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Gagal menyimpan.');
  expect(toast).toHaveStyle({ position: 'fixed' });
  expect(log.mock.calls.flat().join(' ')).toContain('a toast could not be shown as one');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  isChunkThere = true;
  await act(async () => user.click(screen.getByRole('button', { name: 'simpan' })));
  expect(await screen.findByRole('alert')).toHaveClass('MuiAlert-filled');
  log.mockRestore();
});
