import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium; says which to install, and fails, where there is none. */
export function chromiumPath(): string {
  const found = CANDIDATES.find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: on Debian `apt-get install chromium`, elsewhere set CHROMIUM_PATH to its program.',
  );
}
