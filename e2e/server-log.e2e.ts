/** Runs after all journeys: what they have left behind them outside of the browser. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { serverLog } from './support/environment';
import { allSecrets } from './support/secrets';

test('the log of the server holds no password, token, address, number or text of any journey', () => {
  // The other lines are for who starts the server: the demo candidate's address and password, which are public.
  const lines = readFileSync(serverLog, 'utf8').split('\n');
  const log = lines.filter((line) => line.startsWith('{')).join('\n');
  expect(log).toContain('"request completed"');
  expect(allSecrets().filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))).toEqual([]);
});
