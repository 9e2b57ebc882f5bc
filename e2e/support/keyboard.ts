import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { dateBox, field } from './profile-form';

/** Presses Tab until the focus is on what is wanted, as one does who cannot point. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to a button, by name within an open dialog or on the page, and presses it. */
export async function press(page: Page, button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press(key);
}

/** Puts one value into an open form by the keyboard alone. */
export type Keys = (dialog: Locator) => Promise<void>;

/** A field of text by the contract's name, or a native list, which takes the words of its option. */
export const type =
  (name: string, text: string): Keys =>
  async (dialog) => {
    await tabTo(dialog.page(), field(dialog, name));
    await dialog.page().keyboard.type(text);
  };

/** A list that is searched: types what is wanted, and takes the first that is offered. */
export const search =
  (label: string, option: string): Keys =>
  async (dialog) => {
    const page = dialog.page();
    const input = dialog.getByRole('combobox', { name: label, exact: true });
    await expect(input).toBeEnabled();
    await tabTo(page, input);
    await page.keyboard.type(option);
    await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };

/** A short list, which is the browser's own: takes the option that its first letters lead to. */
export const choose =
  (label: string, option: string): Keys =>
  async (dialog) => {
    const list = dialog.getByRole('combobox', { name: label, exact: true });
    await tabTo(dialog.page(), list);
    await dialog.page().keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  };

/** A date, in digits as its placeholder has it. */
export const date =
  (label: string, digits: string): Keys =>
  async (dialog) => {
    await tabTo(dialog.page(), dateBox(dialog, label));
    await dialog.page().keyboard.type(digits);
  };

/** One of a few, to be reached by the arrows from whichever of them has the focus. */
export const radio =
  (name: string): Keys =>
  async (dialog) => {
    const page = dialog.page();
    await tabTo(page, dialog.getByRole('radio').first());
    const wanted = dialog.getByRole('radio', { name, exact: true });
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 5 && !(await wanted.isChecked()); presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
  };
