import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../test/mail-server';

/** A job whose server was killed is taken over after 75 seconds at the latest (`queue/worker.ts`). */
const MAX_WAIT_MS = 120_000;

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
