import path from 'node:path';
import type { Config } from '../config';
import type { Mailer } from './mailer';
import { outboxMailer } from './outbox-mailer';
import { smtpMailer } from './smtp-mailer';

/** The folder in which mail is kept where no SMTP server is set. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'outbox');
}

/** The mailer that the settings ask for; without an SMTP server, `announce` is told of each mail in one line. */
export function createMailer(config: Config, announce: (line: string) => void): Mailer {
  return config.smtpUrl === null
    ? outboxMailer(outboxFolder(config), config.mailFrom, announce)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}
