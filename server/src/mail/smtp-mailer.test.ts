import PostalMime from 'postal-mime';
import { mailServer, type MailServer } from '../../test/mail-server';
import { activationMail } from './account-mails';
import { smtpMailer } from './smtp-mailer';

const mail = activationMail('https://titian.test', {
  email: 'siti@example.com',
  token: 'token',
  validHours: 24,
  returnTo: null,
});

let server: MailServer;
afterEach(() => server.close());

it('hands a mail over to the server', async () => {
  server = await mailServer();
  await smtpMailer(server.url, 'no-reply@titian.test').send(mail);
  const taken = await PostalMime.parse(server.taken[0] ?? '');
  expect(taken.to).toMatchObject([{ address: 'siti@example.com' }]);
  expect(taken.text).toContain('https://titian.test/verify?token=token');
});

it('fails without the recipient’s address when the server refuses it', async () => {
  server = await mailServer({ RCPT: '550 no such user siti@example.com' });
  const sent = smtpMailer(server.url, 'no-reply@titian.test').send(mail);
  await expect(sent).rejects.toThrow('The mail server did not take a mail (EENVELOPE, 550).');
});

it('fails when there is no server', async () => {
  server = await mailServer();
  await server.close();
  await expect(smtpMailer(server.url, 'no-reply@titian.test').send(mail)).rejects.toThrow(/ESOCKET|ECONNECTION/);
});
