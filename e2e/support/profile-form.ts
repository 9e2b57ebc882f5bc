import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens one of the profile page's four tabs. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
}

/** The same on a phone, where a list replaces the tabs. */
export async function chooseTab(page: Page, tab: string): Promise<void> {
  await page.locator('[name=tab]').selectOption({ label: tab });
  await expect(page.locator('#profile-panel')).toHaveAccessibleName(tab);
}

/** Presses a button of the page and waits for the modal that it opens. */
export async function openModal(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A field of a modal by the contract's name. */
export const field = (dialog: Locator, name: string): Locator => dialog.locator(`[name="${name}"]`);

/** Searches a long list by a part of what it offers, and takes the option of that name. */
export async function pick(dialog: Locator, label: string, option: string): Promise<void> {
  const input = dialog.getByRole('combobox', { name: label, exact: true });
  await expect(input).toBeEnabled();
  await input.fill(option);
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

/** Takes an option of a short list, which is the browser's own. */
export async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

/** The box of a date. */
export const dateBox = (dialog: Locator, label: string): Locator =>
  dialog.getByRole('textbox', { name: label, exact: true });

/** Types a date, digits only: `MMYYYY` or `DDMMYYYY`. */
export async function typeDate(dialog: Locator, label: string, digits: string): Promise<void> {
  await dateBox(dialog, label).click();
  await dialog.page().keyboard.type(digits);
}

/** Saves the open modal, and acknowledges the popup of that title; both are closed afterwards. */
export async function save(page: Page, successTitle: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  const success = page.getByRole('dialog', { name: successTitle });
  await expect(success).toBeVisible();
  await success.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A card of the profile by its heading. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
