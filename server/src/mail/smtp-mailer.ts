import { createTransport } from 'nodemailer';
import { RecipientRefusedError, type Mailer } from './mailer';
import { toMessage } from './message';

/** How long it may take to find the server and to connect, in milliseconds. */
const CONNECT_MS = 10_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/**
 * An SMTP server's own words often repeat the recipient, so only its codes are passed on. A refusal of the recipient by
 * 5xx is final (RFC 5321, section 4.2.1); one of the sender, of the password or of the text is the operator's to mend.
 */
function withoutAddress(error: unknown): Error {
  const { code = 'unknown', responseCode = 0, command } = error as SmtpError;
  const codes = [code, responseCode].filter(Boolean).join(', ');
  const isFinal = command === 'RCPT TO' && responseCode >= 500;
  return new (isFinal ? RecipientRefusedError : Error)(`The mail server did not take a mail (${codes}).`);
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
