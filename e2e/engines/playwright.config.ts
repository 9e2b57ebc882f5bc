import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';
import { ENGINES } from './engine';
import type { Options } from './test';

const wanted = process.env.ENGINES?.split(',');

/** The main journeys in each engine; `ENGINES=firefox,webkit` names some of them. */
export default defineConfig<Options>({
  ...journeys,
  workers: 1,
  testDir: __dirname,
  testMatch: '**/*.engine.ts',
  globalSetup: '../support/global-setup.ts',
  projects: ENGINES.filter((name) => wanted?.includes(name) ?? true).map((name) => ({
    name,
    use: { engineName: name },
  })),
});
