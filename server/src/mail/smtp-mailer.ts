import { createTransport } from 'nodemailer';
import { RecipientRefusedError, type Mailer } from './mailer';
import { toMessage } from './message';

/** How long it may take to find the server and to connect, in milliseconds. */
const CONNECT_MS = 10_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
  /** Reply of the server. */
  response?: string;
  command?: string;
}

/**
 * A reply that there is no such mailbox: by its enhanced code (RFC 3463: 5.1 is the address, 5.2.1 a disabled mailbox; 5.7 is
 * a policy), and without one by its code (RFC 5321, section 4.2.3).
 */
const NO_MAILBOX = /^5\d\d[ -]5\.(1\.\d+|2\.1)(?!\S)|^55[013](?![ -]5\.\d+\.\d)/;

/**
 * An SMTP server's own words often repeat the recipient, so only its codes are passed on. A refusal of the recipient by
 * 5xx is final (RFC 5321, section 4.2.1); one of the sender, of the password or of the text is the operator's to mend.
 */
function withoutAddress(error: unknown): Error {
  const { code = 'unknown', responseCode = 0, response = '', command } = error as SmtpError;
  const codes = [code, responseCode].filter(Boolean).join(', ');
  const message = `The mail server did not take a mail (${codes}).`;
  const isFinal = command === 'RCPT TO' && responseCode >= 500;
  return isFinal ? new RecipientRefusedError(message, NO_MAILBOX.test(response)) : new Error(message);
}

/**
 * Sends mail through an SMTP server, for example `smtps://user:password@mail.example:465`. `send` rejects when the
 * server cannot be reached or refuses, with an error that names no address, and with RecipientRefusedError where it refuses the
 * recipient for good. After `deadline` milliseconds it closes the connection and rejects: a server that is merely slow
 * must not take a mail that is counted as failed and will be sent again.
 */
export function smtpMailer(url: string, from: string, deadline: number): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    // The deadline alone counts once there is a connection.
    greetingTimeout: deadline,
    socketTimeout: deadline,
  });
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(deadline);
      await transport.sendMail({ ...toMessage(from, mail), signal }).catch((error: unknown) => {
        throw withoutAddress(error);
      });
    },
  };
}
