import { act, fireEvent, render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toast-context';

function Harness() {
  const { showSuccess, showError } = useToast();
  return (
    <>
      <button onClick={() => showSuccess('Tersalin.')}>berhasil</button>
      <button onClick={() => showError('Gagal.')}>gagal</button>
    </>
  );
}

function setUp() {
  render(
    <ToastProvider>
      <Harness />
    </ToastProvider>,
    inTheme,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a toast at the top right for three seconds', () => {
  setUp();
  press('berhasil');
  const toast = screen.getByRole('status');
  expect(toast).toHaveTextContent('Tersalin.');
  expect(toast.parentElement).toHaveClass('MuiSnackbar-anchorOriginTopRight');
  pass(2999);
  expect(screen.getByRole('status')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows what was done last: an older toast gives way, an error as an alert', () => {
  setUp();
  press('berhasil');
  pass(1000);
  press('gagal');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal.');
  pass(2999);
  expect(screen.getByRole('alert')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('gives way to a newer toast also while somebody points at it, and says the same words anew', () => {
  setUp();
  press('berhasil');
  const older = screen.getByRole('status');
  fireEvent.mouseEnter(older);
  press('berhasil');
  expect(older).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Tersalin.');
  pass(3000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('stays while somebody points at it, and goes by its button and by Escape', () => {
  setUp();
  press('berhasil');
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(10_000);
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(1499);
  expect(screen.getByRole('status')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  press('berhasil');
  press('Tutup');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  press('gagal');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
