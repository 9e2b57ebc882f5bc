import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/** The address of a sender such as "Titian <no-reply@titian.example>". */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/**
 * Message of nodemailer for a mail. The recipient is an object, so that no text is parsed as a list of
 * addresses, and nothing in it may name a file or an address to read from.
 */
export function toMessage(from: string, mail: Mail): SendMailOptions {
  const { to, subject, text, html, messageId, unsubscribe, calendar } = mail;
  const host = addressOf(from).split('@').at(-1);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(calendar && {
      icalEvent: {
        method: calendar.isCancelled ? 'CANCEL' : 'REQUEST',
        filename: 'janji-temu.ics',
        content: calendar.text,
      },
    }),
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
