import type { Page } from '@playwright/test';

/** One interaction with the list. */
type Step = (page: Page) => Promise<void>;

const press =
  (selector: string, key: string): Step =>
  async (page) => {
    await page.locator(selector).focus();
    await page.keyboard.press(key);
  };

const goToPage =
  (number: number): Step =>
  (page) =>
    page.locator(`nav[aria-label="Halaman lowongan"] button[aria-label$="${number}"]`).first().click();

const TEXT = 'staf g';

/** In no title: the list is empty, and the region below it has a quarter of all jobs. */
const PLACE = 'sleman';

/** Types a text into the search box, key by key, and takes it back. */
const typing = (text: string): Step[] => [
  ...Array.from(text, (key) => press('[name=search]', key === ' ' ? 'Space' : key)),
  ...Array.from(text, () => press('[name=search]', 'Backspace')),
];

/** Interactions with the job list, or with the bare page. Each on a separate page, freshly opened. */
export const INTERACTIONS: Record<string, Step[]> = {
  keystroke: typing(TEXT),
  'keys, region': typing(PLACE),
  // The arrow keys change a closed list of options at once.
  filter: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) =>
    press('select[name=workplace]', key),
  ),
  'page change': [2, 3, 4, 5, 4, 3, 2, 1].map(goToPage),
};
