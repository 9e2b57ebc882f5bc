import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/**
 * Message of nodemailer for a mail. The recipient is an object, so that no text is parsed as a list of
 * addresses, and nothing in it may name a file or an address to read from.
 */
export function toMessage(from: string, mail: Mail): SendMailOptions {
  const { to, subject, text, html, messageId, unsubscribe } = mail;
  const host = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'titian.invalid';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(messageId !== undefined && { messageId: `<${messageId}@${host}>` }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
