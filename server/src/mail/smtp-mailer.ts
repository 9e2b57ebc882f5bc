import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { toMessage } from './message';

/** How long each step of a delivery may take, in milliseconds. */
const TIMEOUT = 10_000;

/** An SMTP server's own words often repeat the recipient, so only its codes are passed on. */
function withoutAddress(error: unknown): Error {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(', ')}).`);
}

/**
 * Sends mail through an SMTP server, for example `smtps://user:password@mail.example:465`. `send` rejects when the
 * server cannot be reached or refuses, with an error that names no address.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(from, mail)).catch((error: unknown) => {
        throw withoutAddress(error);
      });
    },
  };
}
