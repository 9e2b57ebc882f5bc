import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InputAdornment from '@mui/material/InputAdornment';
import { inTheme } from '@test/in-theme';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

const show = (props: Partial<TextFieldProps> = {}) =>
  render(<TextField name="title" label="Judul" value="" onChange={() => undefined} {...props} />, inTheme);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Judul' });

it('is named by its label, once, and described by the text under it', () => {
  show({ helperText: 'Paling banyak 100 huruf' });
  expect(field()).toHaveAttribute('name', 'title');
  expect(field()).toHaveAccessibleDescription('Paling banyak 100 huruf');
  expect(field()).toBeValid();
});

it('says that it is wrong', () => {
  show({ error: true, helperText: 'Judul wajib diisi.' });
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Judul wajib diisi.');
});

it('describes itself by nothing where there is nothing to say', () => {
  show();
  expect(field()).not.toHaveAttribute('aria-describedby');
});

it('has a label and an error in the language that they are written in', () => {
  show({ label: 'Search by title', error: true, helperText: 'This field is required' });
  expect(screen.getByText('Search by title', { selector: 'label' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('This field is required')).toHaveAttribute('lang', 'en');
});

it('must be filled in, and has no star for it', () => {
  show({ required: true });
  expect(field()).toBeRequired();
  expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
});

it('takes the focus from a press beside its text', async () => {
  show({
    startAdornment: <InputAdornment position="start">+62</InputAdornment>,
    endAdornment: <button>Hapus</button>,
  });
  await userEvent.click(field().parentElement ?? document.body);
  expect(field()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus();
});

it('has lines', () => {
  show({ multiline: true, minRows: 4, maxRows: 12, value: 'Satu\nDua' });
  expect(field()).toHaveProperty('tagName', 'TEXTAREA');
  expect(field()).toHaveValue('Satu\nDua');
});

it('cannot be typed into while it is disabled', () => {
  show({ disabled: true });
  expect(field()).toBeDisabled();
});

it('keeps its label on the line beside a placeholder, and moves it out of the way of a text', () => {
  const raised = () => screen.getByText('Judul', { selector: 'label' }).dataset.shrink;
  const { rerender } = show();
  expect(raised()).toBe('false');
  rerender(<TextField name="title" label="Judul" value="Staf" />);
  expect(raised()).toBe('true');
  rerender(<TextField name="title" label="Judul" value="" shrink />);
  expect(raised()).toBe('true');
});
