import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { toMessage } from './message';

/** Sorts by time; a colon cannot stand in a file name everywhere. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
}

/**
 * Keeps mail as `.eml` files in a folder in place of sending it, and tells `announce` the subject and the link in
 * one line. A file appears whole or not at all; only the server's own user may read it.
 */
export function outboxMailer(folder: string, from: string, announce: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(from, mail));
      const file = path.join(folder, fileName(new Date()));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      announce(`Mail "${mail.subject}": ${mail.link}`);
    },
  };
}
