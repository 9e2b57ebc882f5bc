import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** Finds elements as assistive technology does, within the page. */
const QUERIES = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Target of a step: an element by its role and accessible name, a field by the contract's name, or a text. */
export type Wanted = (
  { role: string; name?: string | RegExp; current?: string } | { field: string } | { text: string | RegExp }
) & {
  /** The title of the dialog that it is in, the label of a group, or the role of a landmark. */
  within?: { dialog: string } | { group: string } | { role: string };
};

const source = (value: string | RegExp | undefined): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

function query(wanted: Wanted): string {
  if ('field' in wanted) return `[...scope.querySelectorAll('[name="${wanted.field}"]')]`;
  if ('text' in wanted) return `lib.queryAllByText(scope, ${source(wanted.text)})`;
  const { role, name, current } = wanted;
  const options = [name !== undefined && `name: ${source(name)}`, current && `current: ${source(current)}`];
  return `lib.queryAllByRole(scope, ${source(role)}, { ${options.filter(Boolean).join(', ')} })`;
}

function scopeOf({ within }: Wanted): string {
  if (!within) return 'document.body';
  if ('dialog' in within) return `lib.queryByRole(document.body, 'dialog', { name: ${source(within.dialog)} })`;
  if ('group' in within) return `lib.queryByRole(document.body, 'group', { name: ${source(within.group)} })`;
  return `lib.queryAllByRole(document.body, ${source(within.role)})[0]`;
}

/** Marks the first that is wanted, and is drawn, so that CSS can name it. */
const mark = (wanted: Wanted): string => `
  const lib = window.TestingLibraryDom;
  // The page was replaced after the queries had been put into it.
  if (!lib) return false;
  document.querySelectorAll('[data-found]').forEach((element) => element.removeAttribute('data-found'));
  const scope = ${scopeOf(wanted)};
  const found = scope ? ${query(wanted)}.find((element) => element.getClientRects().length > 0) : null;
  found?.setAttribute('data-found', '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return Boolean(found);`;

const FOUND = '[data-found]';

/**
 * Tells whether the pointer goes down and up on the element that was found: not where the page moves it meanwhile. A link that
 * the app replaces between the two still opens its address.
 */
const WATCH_PRESS = `
  window.isPressed = false;
  window.pressedAt = location.href;
  const isFound = ({ target }) => target instanceof Element && Boolean(target.closest('${FOUND}'));
  window.addEventListener('mousedown', (down) => {
    window.addEventListener('mouseup', (up) => { window.isPressed = isFound(down) && isFound(up); }, { capture: true, once: true });
  }, { capture: true, once: true });`;

/** Error texts of the engines for a script in a page that has just been left. */
const LEAVING = /context|navigat|destroyed|detached|realm|stale/i;

/** Effort of a way through the app. */
export interface Effort {
  /** Presses of buttons, links and boxes, in the app or elsewhere. */
  taps: number;
  /** Fields that were typed into. */
  fields: number;
}

/** Somebody in front of a browser, who waits for what is not there yet. */
export class Visitor {
  /** Since the visitor began. */
  readonly effort: Effort = { taps: 0, fields: 0 };

  constructor(
    readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** @param path within the app, or a whole address of it */
  async open(path: string): Promise<void> {
    await this.engine.open(new URL(path, this.origin).href);
  }

  /** Opens an address by a link that stands elsewhere, in a chat or a mail. */
  async follow(link: string): Promise<void> {
    this.effort.taps += 1;
    await this.open(link);
  }

  async see(wanted: Wanted): Promise<void> {
    await expect
      .poll(() => this.find(wanted), { message: `see ${JSON.stringify(wanted)}`, timeout: 30_000 })
      .toBe(true);
  }

  async seeNo(wanted: Wanted): Promise<void> {
    await expect
      .poll(() => this.find(wanted), { message: `no ${JSON.stringify(wanted)}`, timeout: 30_000 })
      .toBe(false);
  }

  /** Presses what is wanted, once it is there, no longer moves and nothing lies over it; again where it moves all the same. */
  async press(wanted: Wanted): Promise<void> {
    this.effort.taps += 1;
    await this.pressUncounted(wanted);
  }

  private async pressUncounted(wanted: Wanted): Promise<void> {
    await this.see(wanted);
    await expect(
      async () => {
        await this.find(wanted);
        const place = await this.place();
        await delay(50);
        expect(await this.place()).toBe(place);
        await this.engine.run(WATCH_PRESS);
        await this.engine.click(FOUND);
        // WebKit's driver does not wait for the events.
        const isPressed = () =>
          this.unlessLeaving(true, 'return window.isPressed !== false || location.href !== window.pressedAt');
        await expect.poll(isPressed, { timeout: 2000 }).toBe(true);
      },
      `press ${JSON.stringify(wanted)}`,
    ).toPass({ timeout: 20_000 });
  }

  /**
   * Puts a text into a field by the keyboard.
   *
   * @param shown what the field then has, where it adds signs of its own
   */
  async fill(field: string, text: string, within?: Wanted['within'], shown = text): Promise<void> {
    const wanted = { field, within };
    this.effort.fields += 1;
    await this.pressUncounted(wanted);
    // The app may have replaced the shell since.
    await this.see(wanted);
    await this.engine.type(FOUND, text);
    await expect.poll(() => this.readValue(wanted), { message: `${field} as typed` }).toContain(shown);
  }

  /** Sees what a field holds already. */
  async seeValue(field: string, value: string, within?: Wanted['within']): Promise<void> {
    const wanted = { field, within };
    await this.see(wanted);
    await expect.poll(() => this.readValue(wanted), { message: `${field} as it stands`, timeout: 30_000 }).toBe(value);
  }

  /** Takes an option of the browser's own list by the words that it begins with, as the keyboard does. */
  async choose(field: string, words: string, value: string, within?: Wanted['within']): Promise<void> {
    const wanted = { field, within };
    await this.see(wanted);
    await this.engine.type(FOUND, words);
    await expect.poll(() => this.readValue(wanted), { message: `${field} as chosen` }).toBe(value);
  }

  async readValue(wanted: Wanted): Promise<string> {
    await this.find(wanted);
    return this.engine.run<string>(`return document.querySelector('${FOUND}')?.value ?? ''`);
  }

  /** Where the found element is in the window. */
  private place(): Promise<string> {
    return this.engine.run<string>(`return JSON.stringify(document.querySelector('${FOUND}').getBoundingClientRect())`);
  }

  async textOf(wanted: Wanted): Promise<string> {
    await this.see(wanted);
    // Rendered text: a `<noscript>` is text of the document, too.
    return this.engine.run<string>(`return document.querySelector('${FOUND}')?.innerText.trim() ?? ''`);
  }

  async at(path: RegExp): Promise<void> {
    const read = () => this.unlessLeaving('', 'return location.pathname + location.search');
    await expect.poll(read, { message: `be at ${path}`, timeout: 30_000 }).toMatch(path);
  }

  private async find(wanted: Wanted): Promise<boolean> {
    const isReady = await this.unlessLeaving(false, 'return "TestingLibraryDom" in window');
    if (!isReady) await this.unlessLeaving(false, `${QUERIES}; return true`);
    return this.unlessLeaving(false, mark(wanted));
  }

  /** Runs the body of a function within the page; while that is being left for another, gives what is given instead. */
  private async unlessLeaving<Result>(instead: Result, body: string): Promise<Result> {
    try {
      return await this.engine.run<Result>(body);
    } catch (error) {
      if (LEAVING.test(String(error))) return instead;
      throw error;
    }
  }
}
