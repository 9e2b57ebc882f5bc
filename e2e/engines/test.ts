import { test as base } from '@playwright/test';
import { E2E_PORT } from '../support/environment';
import { byPuppeteer } from './by-puppeteer';
import { byWebDriver } from './by-webdriver';
import type { EngineName } from './engine';
import { Visitor } from './visitor';

/** What a project says of itself. */
export interface Options {
  engineName: EngineName;
}

interface Fixtures {
  /** Somebody in front of the engine that the project names, on a browser of their own. */
  visitor: Visitor;
}

/** Playwright's runner, with browsers that it does not drive itself. */
export const test = base.extend<Options & Fixtures>({
  engineName: ['chromium', { option: true }],
  visitor: async ({ engineName }, use, testInfo) => {
    const engine = engineName === 'webkit' ? await byWebDriver() : await byPuppeteer(engineName);
    testInfo.annotations.push({ type: 'browser', description: engine.version });
    await use(new Visitor(engine, `http://localhost:${E2E_PORT}`));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('picture', { body: await engine.picture(), contentType: 'image/png' });
    }
    await engine.close();
  },
});

export { expect } from '@playwright/test';
