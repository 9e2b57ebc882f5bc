import { act, fireEvent, render, screen } from '@testing-library/react';
import { inStyledTheme, inTheme } from '@test/in-theme';
import { setUpUser } from '@test/set-up-user';
import { ToastProvider } from './ToastProvider';
import { useToast } from './toast-context';

let mockIsChunkThere = false;

jest.mock('./ToastSnackbar', () => ({
  get ToastSnackbar() {
    if (!mockIsChunkThere) throw new Error('Loading chunk 7 failed.');
    return jest.requireActual<{ ToastSnackbar: unknown }>('./ToastSnackbar').ToastSnackbar;
  },
}));

function Harness() {
  const { showSuccess, showError } = useToast();
  return (
    <>
      <button onClick={() => showSuccess('Tersalin.')}>berhasil</button>
      <button onClick={() => showError('Gagal.')}>gagal</button>
    </>
  );
}

function setUp(options = inTheme) {
  render(
    <ToastProvider>
      <Harness />
    </ToastProvider>,
    options,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

// First, since nothing has the chunk yet.
it('without its chunk is fixed over the page, closes by its button, and is replaced by the toast of the kit once that is loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const user = setUpUser();
  setUp(inStyledTheme);
  await user.click(screen.getByRole('button', { name: 'gagal' }));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Gagal.');
  expect(toast).toHaveStyle({ position: 'fixed' });
  expect(log.mock.calls.flat().join(' ')).toContain('a toast could not be shown');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  mockIsChunkThere = true;
  await act(async () => user.click(screen.getByRole('button', { name: 'gagal' })));
  expect(await screen.findByRole('alert')).toHaveClass('MuiAlert-filled');
  log.mockRestore();
});

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows a toast at the top right for three seconds', async () => {
    setUp();
    await press('berhasil');
    const toast = screen.getByRole('status');
    expect(toast).toHaveTextContent('Tersalin.');
    expect(toast.parentElement).toHaveClass('MuiSnackbar-anchorOriginTopRight');
    pass(2999);
    expect(screen.getByRole('status')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows what was done last: an older toast gives way, an error as an alert', async () => {
    setUp();
    await press('berhasil');
    pass(1000);
    await press('gagal');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Gagal.');
    pass(2999);
    expect(screen.getByRole('alert')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is replaced by a newer toast even while hovered, also by one with the same words', async () => {
    setUp();
    await press('berhasil');
    const older = screen.getByRole('status');
    fireEvent.mouseEnter(older);
    await press('berhasil');
    expect(older).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Tersalin.');
    pass(3000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays while hovered, and closes by its button and by Escape', async () => {
    setUp();
    await press('berhasil');
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(10_000);
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(1499);
    expect(screen.getByRole('status')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    await press('berhasil');
    await press('Tutup');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await press('gagal');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
