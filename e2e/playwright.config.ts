import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessPath } from './support/browsers';
import { E2E_PORT, outputFolder, serverLog } from './support/environment';

const repository = path.resolve(__dirname, '..');

const SERVER_LOG_TEST = 'server-log.e2e.ts';

/**
 * Journeys through the built app, against the real server, on a database of their own. WEB_DIR names another build than
 * dist/, which the server heeds.
 */
export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(outputFolder, 'results'),
  // Two files at a time, each with candidates of its own: a third less time on two cores.
  fullyParallel: false,
  workers: 2,
  // On a machine that others use, a toast may be gone before it is checked; a fault fails each time.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './support/global-setup.ts',
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Each test starts as a first visit; what the worker does is for e2e/offline.e2e.ts.
    serviceWorkers: 'block',
    // To draw movements takes a tenth of the time; files about them, and about what a visit costs, ask for them.
    reducedMotion: 'reduce',
    // To record each journey takes a quarter of its time; `--trace on` does so where one is examined.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: SERVER_LOG_TEST,
      teardown: 'server log',
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          executablePath: headlessPath(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-quic',
            '--no-first-run',
          ],
        },
      },
    },
    { name: 'server log', testMatch: SERVER_LOG_TEST },
  ],
  webServer: {
    // As `npm start` does after its build; the build is the caller's (`npm run e2e` makes it when it is missing).
    command: `node -r ./server/scripts/never-busy.cjs server/dist/main.js > "${serverLog}" 2>&1`,
    cwd: repository,
    url: `http://localhost:${E2E_PORT}/`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(E2E_PORT),
      APP_URL: `http://localhost:${E2E_PORT}`,
      DATA_DIR: path.join(outputFolder, 'var'),
    },
  },
});
