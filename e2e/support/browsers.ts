import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of the Chromium for the journeys: Debian's `chromium-headless-shell` where it is installed, which needs 30 % less
 * processor time; otherwise the one of `chromiumPath`.
 */
export function headlessPath(): string {
  const shell = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : chromiumPath();
}

/** Path of an installed Chromium; says which to install, and fails, where there is none. */
export function chromiumPath(): string {
  const found = CANDIDATES.find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: on Debian `apt-get install chromium`, elsewhere set CHROMIUM_PATH to its program.',
  );
}
