import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import type { LaunchOptions } from 'puppeteer-core';
import { chromiumPath } from '../support/browsers';
import type { Engine } from './engine';
import { program } from './programs';

const CHROMIUM: LaunchOptions = {
  browser: 'chrome',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic', '--no-first-run'],
};

const FIREFOX: LaunchOptions = {
  browser: 'firefox',
  extraPrefsFirefox: { 'intl.accept_languages': 'id-ID, id', 'app.update.enabled': false },
};

const firefoxPath = () => program(['firefox-esr', 'firefox'], 'firefox-esr');

/** Chromium and Firefox, by WebDriver BiDi or Chromium's own protocol. */
export async function byPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  // Firefox wants a home that it may write to.
  const home = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const browser = await launch({
    ...(name === 'chromium' ? CHROMIUM : FIREFOX),
    executablePath: name === 'chromium' ? chromiumPath() : firefoxPath(),
    headless: true,
    env: { ...process.env, HOME: home },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: <Result>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<Result>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    moveClock: async (milliseconds) => {
      await page.evaluateOnNewDocument((ahead: number) => {
        const { now } = Date;
        const moved = () => now() + ahead;
        window.Date = new Proxy(Date, {
          construct: (target, values: unknown[]) =>
            Reflect.construct(target, values.length > 0 ? values : [moved()]) as Date,
          get: (target, key) => (key === 'now' ? moved : (Reflect.get(target, key) as unknown)),
        });
      }, milliseconds);
      return true;
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
