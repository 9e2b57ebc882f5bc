import path from 'node:path';
import type { Config } from '../config';
import { LEASE_SECONDS } from '../queue/worker';
import type { Mailer } from './mailer';
import { outboxMailer } from './outbox-mailer';
import { smtpMailer } from './smtp-mailer';

/**
 * How long sending a mail may take, as a share of the lease of background jobs: less than an attempt (`worker.ts`), which
 * has the link to store besides.
 */
const MAIL_SHARE = 3 / 5;

/** The folder to which mail is written where no SMTP server is set. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'outbox');
}

/** The mailer for the settings; without an SMTP server, `announce` gets one line for each mail. */
export function createMailer(config: Config, announce: (line: string) => void): Mailer {
  return config.smtpUrl === null
    ? outboxMailer(outboxFolder(config), config.mailFrom, announce)
    : smtpMailer(config.smtpUrl, config.mailFrom, LEASE_SECONDS * 1_000 * MAIL_SHARE);
}
