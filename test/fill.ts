import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { givenFailure } from './server';

/** Chooses an option of the browser's own list or of a searchable pick by its label. */
export async function pick(user: UserEvent, label: string, option: string): Promise<void> {
  const control = screen.getByLabelText(label, { selector: 'select, [role=combobox]' });
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, option);
  await user.click(control);
  await user.click(await within(await screen.findByRole('listbox')).findByText(option));
}

/** Puts a text into a field at once, as pasting does: typing key by key is slow, and rarely what a test is about. */
export function fillText(label: string, text: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** Fills a date picker by its field name, as its format has it: `MM/YYYY` or `DD/MM/YYYY`. */
export function fillDate(name: string, text: string): void {
  const input = document.querySelector(`input[name="${name}"]`);
  if (!input) throw new Error(`No date field ${name}`);
  fireEvent.change(input, { target: { value: text } });
}

interface Refusal {
  /** The call that saves. */
  method: 'post' | 'put';
  path: string;
  /** A field by the contract's name, and its label. */
  field: string;
  label: string;
  /** The form's sentence when the provider fails. */
  sentence: string;
  /** The provider's own words for that failure, which the form does not show. */
  unshown?: string;
  /** The sentence is shown in a toast besides the form. */
  toasted?: boolean;
}

/**
 * Saves the open, filled form twice: the provider refuses a field, and then fails. The form shows both, and what was
 * typed stays.
 */
export async function expectRefusalsTold(
  user: UserEvent,
  dialog: HTMLElement,
  { method, path, field, label, sentence, unshown, toasted = false }: Refusal,
): Promise<void> {
  const input = within(dialog).getByLabelText<HTMLInputElement>(label);
  const typed = input.value;
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  givenFailure(method, path, 400, { statusCode: 4000, err: { [field]: ['Ditolak penyedia.'] } });
  await user.click(save);
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining('Ditolak penyedia.')));
  givenFailure(method, path, 500, unshown ? { message: unshown } : {});
  await user.click(save);
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(toasted ? 2 : 1));
  expect(input).toHaveValue(typed);
}
