import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { toMessage } from './message';

const PART = '.part';

/** Sorts by time; a colon cannot be in a file name everywhere. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
}

/** Deletes the unfinished files of a killed process. An outbox belongs to one server. */
function removeUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => name.endsWith(PART));
  for (const name of names) rmSync(path.join(folder, name));
}

/**
 * Writes mail to `.eml` files in a folder in place of sending it, and gives `announce` the subject and the link in one
 * line. A file appears whole or not at all; only the server's own user may read it.
 */
export function outboxMailer(folder: string, from: string, announce: (line: string) => void): Mailer {
  removeUnfinished(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(from, mail));
      const file = path.join(folder, fileName(new Date()));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file + PART, message, { mode: 0o600 });
      await rename(file + PART, file);
      announce(`Mail "${mail.subject}": ${mail.link}`);
    },
    forget: async (addresses) => {
      for (const name of existsSync(folder) ? await readdir(folder) : []) {
        const file = path.join(folder, name);
        const recipient = /^To: (.+)$/m
          .exec(await readFile(file, 'utf8'))?.[1]
          ?.trim()
          .toLowerCase();
        if (addresses.some((address) => address.toLowerCase() === recipient)) await rm(file, { force: true });
      }
    },
  };
}
