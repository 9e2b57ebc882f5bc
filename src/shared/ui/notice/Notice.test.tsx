import { render, screen } from '@testing-library/react';
import { inLook } from '@test/in-look';
import { Notice } from './Notice';

it('interrupts who listens, unless told otherwise', () => {
  render(<Notice kind="error">Gagal menyimpan.</Notice>, inLook);
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal menyimpan.');
});

it('has a button beside its text', () => {
  render(
    <Notice kind="info" role="status" action={<button>Buang draf</button>}>
      Draf dipulihkan
    </Notice>,
    inLook,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('button', { name: 'Buang draf' }));
});
