import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../test/mail-server';

/**
 * A job whose server was killed is taken over after its lease and a quarter of it. A minute is the default; a quarter of
 * one leaves eleven seconds to send a mail, and a test need not wait for long.
 */
export const LEASE_SECONDS = '15';

const MAX_WAIT_MS = 60_000;

/** How long to look for a second mail after the first, in milliseconds. */
const SETTLE_MS = 3_000;

const recipients = ({ taken }: MailServer): string[] => taken.map((mail) => /^To: (\S+)/m.exec(mail)?.[1] ?? '').sort();

/** Waits until a mail has arrived at each address, and some time longer. Gives back the seconds that it took. */
export async function expectOnce(mails: MailServer, emails: readonly string[]): Promise<number> {
  const started = performance.now();
  while (mails.taken.length < emails.length) {
    assert.ok(performance.now() - started < MAX_WAIT_MS, `${mails.taken.length} of ${emails.length} mails arrived`);
    await wait(100);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  await wait(SETTLE_MS);
  assert.deepEqual(recipients(mails), [...emails].sort(), 'each mail arrives once');
  return seconds;
}
