import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './journey';

const SOURCE = path.resolve(__dirname, '../../src');

const slices = fs
  .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'texts.ts')
  .map((file) => path.join(SOURCE, path.dirname(file)));

const leavesOf = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leavesOf) : [];
};

const load = createRequire(__filename);

const textsIn = (file: string, name: string): string[] =>
  slices.flatMap((slice) => leavesOf((load(path.join(slice, file)) as Record<string, unknown>)[name]));

/** All texts of the app that are Indonesian and nothing else. */
function indonesianTexts(): Set<string> {
  const english = new Set(textsIn('texts.en.ts', 'english'));
  return new Set(textsIn('texts.ts', 'texts').filter((text) => !english.has(text)));
}

let known: Set<string> | undefined;

/** Visible and audible texts of the page: texts, names of controls, hints, the title. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(parentElement.tagName)) {
        texts.push(textContent ?? '');
      }
    }
    const named = document.querySelectorAll('[aria-label],[placeholder],[alt],[title],[aria-description]');
    named.forEach((element) =>
      ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'].forEach((name) =>
        texts.push(element.getAttribute(name) ?? ''),
      ),
    );
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  });

/** Fails on any text of the app that is still Indonesian; what the provider sends may be. */
export async function expectEnglish(page: Page, what: string): Promise<void> {
  const indonesian = (known ??= indonesianTexts());
  expect(indonesian.size).toBeGreaterThan(300);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const left = (await shownTexts(page)).filter((text) => indonesian.has(text));
  expect(left, `${what}: texts in Indonesian`).toEqual([]);
}
