import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '@test/in-theme';
import { ModalDialog } from './ModalDialog';

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
  const user = userEvent.setup();
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
