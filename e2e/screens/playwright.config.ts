import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Takes a picture of every screen of the built app with the demo data. */
export default defineConfig({
  ...journeys,
  testDir: __dirname,
  testMatch: '**/*.screens.ts',
  globalSetup: '../support/global-setup.ts',
  projects: journeys.projects
    ?.filter(({ name }) => name === 'chromium')
    .map((project) => ({ ...project, teardown: undefined, dependencies: [] })),
});
