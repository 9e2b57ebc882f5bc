import type { ComponentType } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { ToastProvider } from '../toast';
import { ModalDialog } from './ModalDialog';
import { lazyDialog } from './lazy-dialog';

interface Props {
  onClose: () => void;
}

const Form = ({ onClose }: Props) => (
  <ModalDialog title="Profil" onClose={onClose}>
    {null}
  </ModalDialog>
);

/** A chunk that cannot be fetched as often as said. */
function openAfterFailures(failures: number) {
  jest.spyOn(console, 'error').mockImplementation();
  let left = failures;
  const load = jest.fn<Promise<ComponentType<Props>>, []>(() =>
    left-- > 0 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve(Form),
  );
  const onClose = jest.fn();
  const Dialog = lazyDialog(load);
  render(
    <ToastProvider>
      <h1>Halaman</h1>
      <Dialog onClose={onClose} />
    </ToastProvider>,
    inTheme,
  );
  return { load, onClose };
}

const unavailable = () => screen.findByRole('dialog', { name: 'Bagian ini belum bisa ditampilkan' });

afterEach(() => jest.restoreAllMocks());

// First, since nothing has the module yet.
it('says so in a toast when the dialog that says so cannot be fetched either', async () => {
  jest.doMock('./UnavailableDialog', () => {
    throw new Error('Loading chunk failed');
  });
  const { onClose } = openAfterFailures(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bagian ini belum bisa ditampilkan.');
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.dontMock('./UnavailableDialog');
});

it('fetches a dialog when it opens', async () => {
  openAfterFailures(0);
  expect(await screen.findByRole('dialog', { name: 'Profil' })).toBeVisible();
});

it('says that it could not be fetched, leaves the page, and fetches it again on request', async () => {
  const { load } = openAfterFailures(2);
  await unavailable();
  expect(screen.getByText('Halaman')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await unavailable();
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('dialog', { name: 'Profil' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('can be closed when it could not be fetched', async () => {
  const { onClose } = openAfterFailures(1);
  await unavailable();
  const [, close] = screen.getAllByRole('button', { name: 'Tutup' });
  if (close) fireEvent.click(close);
  expect(onClose).toHaveBeenCalledTimes(1);
});
