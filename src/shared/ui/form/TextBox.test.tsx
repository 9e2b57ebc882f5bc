import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '@test/in-theme';
import { TextBox } from './TextBox';
import type { TextBoxProps } from './TextBox';

const show = (props: Partial<TextBoxProps> = {}) =>
  render(<TextBox name="title" label="Judul" value="" onChange={() => undefined} {...props} />, inTheme);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Judul' });

it('is named by its label, once, and described by the text under it', () => {
  show({ helperText: 'Paling banyak 100 huruf' });
  expect(box()).toHaveAttribute('name', 'title');
  expect(box()).toHaveAccessibleDescription('Paling banyak 100 huruf');
  expect(box()).toBeValid();
});

it('says that it is wrong', () => {
  show({ error: true, helperText: 'Judul wajib diisi.' });
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Judul wajib diisi.');
});

it('describes itself by nothing where there is nothing to say', () => {
  show();
  expect(box()).not.toHaveAttribute('aria-describedby');
});

it('takes the focus from a press beside its text', async () => {
  show({ startAdornment: '+62', endAdornment: <button>Hapus</button> });
  const frame = box().closest<HTMLElement>('.field-box');
  await userEvent.click(frame ?? document.body);
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus();
});

it('has lines, of which so many are seen at least and at most', () => {
  show({ multiline: true, minRows: 4, maxRows: 12, value: 'Satu\nDua' });
  expect(box()).toHaveProperty('tagName', 'TEXTAREA');
  expect(box()).toHaveAttribute('rows', '4');
  expect(box()).toHaveValue('Satu\nDua');
});

it('cannot be typed into while it is disabled', () => {
  show({ disabled: true });
  expect(box()).toBeDisabled();
});
