import { test as base } from '@playwright/test';
import { E2E_PORT } from '../support/environment';
import { byPuppeteer } from './by-puppeteer';
import { byWebDriver } from './by-webdriver';
import type { Engine, EngineName } from './engine';
import { Visitor } from './visitor';

/** Settings of a project. */
export interface Options {
  engineName: EngineName;
}

interface Fixtures {
  /** Somebody in front of the engine that the project names, on a browser of their own. */
  visitor: Visitor;
}

/** A browser of an engine, with nothing of an earlier visit. */
export const openEngine = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? byWebDriver() : byPuppeteer(name);

/** Playwright's runner, with browsers that it does not drive itself. */
export const test = base.extend<Options & Fixtures>({
  engineName: ['chromium', { option: true }],
  visitor: async ({ engineName }, use, testInfo) => {
    const engine = await openEngine(engineName);
    testInfo.annotations.push({ type: 'browser', description: engine.version });
    await use(new Visitor(engine, `http://localhost:${E2E_PORT}`));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('picture', { body: await engine.picture(), contentType: 'image/png' });
    }
    await engine.close();
  },
});

export { expect } from '@playwright/test';
