import { existsSync } from 'node:fs';
import { Builder, By, Key as Keys } from 'selenium-webdriver';
import type { Engine, Key } from './engine';
import { freePort, program, startProgram } from './programs';

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
};

/** The browser that WebKitGTK brings for its tests. */
const miniBrowser = (): string =>
  program(
    ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    'webkit2gtk-driver',
  );

const isServing = (address: string) => async () => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/** A screen for what opens windows, unless there is one. */
async function startScreen() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => undefined };
  const number = 90 + (process.pid % 900);
  const screen = await startProgram(
    program(['Xvfb'], 'xvfb'),
    [`:${number}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {},
    async () => existsSync(`/tmp/.X11-unix/X${number}`),
  );
  return { display: `:${number}`, stop: () => void screen.kill() };
}

/** WebKit, as Debian has it for GTK, by WebDriver. */
export async function byWebDriver(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const service = await startProgram(
    program(['WebKitWebDriver'], 'webkit2gtk-driver'),
    [`--port=${port}`],
    { DISPLAY: screen.display },
    isServing(`${server}/status`),
  );
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ width, height }));
  await resize(1280, 900);
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${String(capabilities.getBrowserVersion())}`,
    open: (address) => driver.get(address),
    run: (body) => driver.executeScript(body),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize,
    // WebDriver runs nothing in a page before its own scripts.
    moveClock: async () => false,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      service.kill();
      screen.stop();
    },
  };
}
