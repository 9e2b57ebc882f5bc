import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/**
 * Message of nodemailer for a mail. The recipient is an object, so that no text is parsed as a list of
 * addresses, and nothing in it may name a file or an address to read from.
 */
export function toMessage(from: string, { to, subject, text, html }: Mail): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
