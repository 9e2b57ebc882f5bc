import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a select or a searchable pick by its label. */
export async function pick(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByLabelText(label, { selector: '[role=combobox]' }));
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
