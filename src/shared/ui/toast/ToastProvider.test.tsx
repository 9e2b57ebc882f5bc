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
  expect(getComputedStyle(toast)).toMatchObject({ position: 'fixed', top: '24px', right: '24px' });
  pass(2999);
  expect(screen.getByRole('status')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows one toast after the other, an error as an alert', () => {
  setUp();
  press('berhasil');
  press('gagal');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  pass(3000);
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal.');
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
  press('gagal');
  press('Tutup');
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
