import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { inTheme } from '@test/in-theme';
import { setUpUser } from '@test/set-up-user';
import { LiveRegion } from '../LiveRegion';
import { ToastProvider } from '../toast';
import { ModalDialog } from './ModalDialog';
import { ResultDialog } from './ResultDialog';
import { lazyDialog } from './lazy-dialog';

describe('ModalDialog', () => {
  /** A page with a button, the dialog that it opens, and one over it. */
  function Page() {
    const [open, setOpen] = useState(0);
    return (
      <>
        <button onClick={() => setOpen(1)}>Buka</button>
        {open > 0 && (
          <ModalDialog title="Formulir" onClose={() => setOpen(0)}>
            <button onClick={() => setOpen(2)}>Tanya</button>
            <button>Kirim</button>
          </ModalDialog>
        )}
        {open > 1 && (
          <ModalDialog title="Tutup formulir?" onClose={() => setOpen(1)}>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- what is looked at */}
            <button autoFocus>Ya</button>
          </ModalDialog>
        )}
      </>
    );
  }

  const form = () => screen.queryByRole('dialog', { name: 'Formulir' });
  const question = () => screen.queryByRole('dialog', { name: 'Tutup formulir?' });
  const button = (name: string) => screen.getByRole('button', { name });

  async function open() {
    const user = setUpUser();
    render(<Page />, inTheme);
    await user.click(button('Buka'));
    return user;
  }

  it('takes the focus and gives it back, and goes by its title', async () => {
    const user = await open();
    expect(form()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(form()).not.toBeInTheDocument();
    expect(button('Buka')).toHaveFocus();
  });

  it('keeps the keyboard among its own controls', async () => {
    const user = await open();
    await user.tab();
    expect(button('Tutup')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(button('Kirim')).toHaveFocus();
    await user.tab();
    expect(button('Tutup')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Kirim')).toHaveFocus();
  });

  it('keeps the page behind it still and unread, until it closes', async () => {
    const user = await open();
    const page = screen.getByText('Buka').parentElement;
    expect(page).toHaveAttribute('aria-hidden', 'true');
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    expect(page).not.toHaveAttribute('aria-hidden');
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('leaves live regions readable that were there before it, also under another one', async () => {
    render(<LiveRegion label="Koneksi">Anda sedang offline.</LiveRegion>, inTheme);
    const user = await open();
    const region = () => screen.getByRole('status', { name: 'Koneksi' });
    await waitFor(() => expect(region()).toHaveTextContent('Anda sedang offline.'));
    await user.click(button('Tanya'));
    expect(question()).toBeVisible();
    await waitFor(() => expect(region()).toHaveTextContent('Anda sedang offline.'));
    expect(screen.getByText('Buka').parentElement).toHaveAttribute('aria-hidden', 'true');
  });

  it('leaves the focus to the dialog over it, whose control has it at once, and Escape', async () => {
    const user = await open();
    await user.click(button('Tanya'));
    expect(button('Ya')).toHaveFocus();
    expect(form()).not.toBeInTheDocument(); // Not read out.
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
    expect(form()).toBeVisible();
    expect(button('Tanya')).toHaveFocus();
  });

  it('closes by a press beside it, and by none that began within it', async () => {
    await open();
    const beside = form()?.parentElement ?? document.body;
    fireEvent.mouseDown(button('Kirim'));
    fireEvent.click(beside);
    expect(form()).toBeVisible();
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
    expect(form()).not.toBeInTheDocument();
  });
});

describe('ResultDialog', () => {
  function open() {
    const onAcknowledge = jest.fn();
    render(<ResultDialog outcome="failure" title="Gagal" actionLabel="Tutup" onAcknowledge={onAcknowledge} />, inTheme);
    const beside = screen.getByRole('dialog').parentElement ?? document.body;
    const pressBeside = () => {
      fireEvent.mouseDown(beside);
      fireEvent.click(beside);
    };
    return { onAcknowledge, pressBeside };
  }

  afterEach(() => jest.useRealTimers());

  it('stays through the second click of the double click that opened it', () => {
    jest.useFakeTimers();
    const { onAcknowledge, pressBeside } = open();
    act(() => jest.advanceTimersByTime(300));
    pressBeside();
    expect(onAcknowledge).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(300));
    pressBeside();
    expect(onAcknowledge).toHaveBeenCalledTimes(1);
  });

  it('closes by its button and by Escape at once', () => {
    const { onAcknowledge } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onAcknowledge).toHaveBeenCalledTimes(2);
  });
});

describe('lazy dialog', () => {
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
});
