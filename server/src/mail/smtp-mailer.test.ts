import PostalMime from 'postal-mime';
import { mailServer, type MailServer } from '../../test/mail-server';
import { activationMail } from './account-mails';
import { RecipientRefusedError } from './mailer';
import { smtpMailer } from './smtp-mailer';

const mail = activationMail('https://titian.test', {
  email: 'siti@example.com',
  token: 'token',
  validHours: 24,
  returnTo: null,
  job: null,
});

const FROM = 'no-reply@titian.test';

/** Longer than any test takes. */
const DEADLINE = 600_000;

let server: MailServer;
afterEach(() => server.close());

it('hands a mail over to the server', async () => {
  server = await mailServer();
  await smtpMailer(server.url, FROM, DEADLINE).send(mail);
  const taken = await PostalMime.parse(server.taken[0] ?? '');
  expect(taken.to).toMatchObject([{ address: 'siti@example.com' }]);
  expect(taken.text).toContain('https://titian.test/verify?token=token');
});

it('fails without the recipient’s address when the server refuses it', async () => {
  server = await mailServer({ RCPT: '550 no such user siti@example.com' });
  const sent = smtpMailer(server.url, FROM, DEADLINE).send(mail);
  await expect(sent).rejects.toThrow('The mail server did not take a mail (EENVELOPE, 550).');
});

it('fails when there is no server', async () => {
  server = await mailServer();
  await server.close();
  await expect(smtpMailer(server.url, FROM, DEADLINE).send(mail)).rejects.toThrow(/ESOCKET|ECONNECTION/);
});

const failureWith = async (replies: MailServer['replies']): Promise<unknown> => {
  server = await mailServer(replies);
  return smtpMailer(server.url, FROM, DEADLINE)
    .send(mail)
    .catch((error: unknown) => error);
};

it.each(['550 no such user', '553 not allowed'])(
  'fails for good when the recipient is refused with %s',
  async (reply) => {
    expect(await failureWith({ RCPT: reply })).toBeInstanceOf(RecipientRefusedError);
  },
);

it.each<MailServer['replies']>([
  { RCPT: '451 try later' },
  { RCPT: '421 closing' },
  { connect: '554 no service' },
  { MAIL: '550 sender refused' },
  { DATA: '554 refused' },
  { end: '554 content refused' },
])('may succeed later when the server replies %j', async (replies) => {
  const failure = await failureWith(replies);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(RecipientRefusedError);
});

it('closes the connection to a server that is slow all the way, which then takes nothing', async () => {
  server = await mailServer();
  server.delay = 150;
  await expect(smtpMailer(server.url, FROM, 400).send(mail)).rejects.toThrow('(EABORT)');
  while (server.open > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect([server.connections, server.taken]).toEqual([1, []]);
});
