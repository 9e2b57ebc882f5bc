import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import PostalMime from 'postal-mime';
import { activationMail, alreadyRegisteredMail, resetMail } from './account-mails';
import { RecipientRefusedError } from './mailer';
import type { Mail } from './mailer';
import { outboxMailer } from './outbox-mailer';
import { mailServer } from '../../test/mail-server';
import type { MailServer } from '../../test/mail-server';
import { smtpMailer } from './smtp-mailer';

describe('outbox', () => {
  let folder: string;
  let lines: string[];
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'outbox-')), 'outbox');
    lines = [];
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  const deliver = (mail: Mail) =>
    outboxMailer(folder, 'Titian <no-reply@titian.test>', (line) => lines.push(line)).send(mail);

  async function onlyMail() {
    const [file = '', ...more] = readdirSync(folder);
    expect(more).toEqual([]);
    return { file, mail: await PostalMime.parse(readFileSync(path.join(folder, file))) };
  }

  const account = {
    name: 'Siti Rahma',
    email: 'siti@example.com',
    token: 'tok-en_1',
    validHours: 24,
    returnTo: null,
    job: null,
  };

  it('writes a mail to one readable file that is the server’s alone', async () => {
    await deliver(activationMail('https://titian.test', account));
    const { file, mail } = await onlyMail();
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{6}\.eml$/);
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
    expect(mail.from).toMatchObject({ name: 'Titian', address: 'no-reply@titian.test' });
    expect(mail.to).toMatchObject([{ address: 'siti@example.com' }]);
    expect(mail.subject).toBe('Aktifkan akun Titian Anda');
  });

  it('announces the link in one line', async () => {
    await deliver(activationMail('https://titian.test', account));
    expect(lines).toEqual(['Mail "Aktifkan akun Titian Anda": https://titian.test/verify?token=tok-en_1']);
  });

  it('has the job to come back to in the link of an activation', () => {
    const { link, html } = activationMail('https://titian.test', { ...account, returnTo: '/jobs/k%C3%A1sir' });
    expect(link).toBe('https://titian.test/verify?token=tok-en_1&next=%2Fjobs%2Fk%25C3%25A1sir');
    expect(html).toContain('token=tok-en_1&amp;next=');
  });

  it.each<[string, Mail, string, string]>([
    [
      'activation',
      activationMail('https://titian.test', account),
      'https://titian.test/verify?token=tok-en_1',
      '24 jam',
    ],
    [
      'reset',
      resetMail('https://titian.test', { ...account, uidb64: 'MTIz', validHours: 1 }),
      'https://titian.test/reset-password/MTIz/tok-en_1',
      '1 jam',
    ],
    [
      'notice',
      alreadyRegisteredMail('https://titian.test', account.email),
      'https://titian.test/login',
      'memiliki akun',
    ],
  ])('writes the %s mail as text and as HTML with the same link and words', async (_name, letter, link, words) => {
    await deliver(letter);
    const { mail } = await onlyMail();
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.text).toContain(words);
    // The button, and the address itself.
    expect(mail.html?.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${link}"`]);
    expect(mail.html).toContain(words);
  });

  it.each<[string, Mail]>([
    ['activation', activationMail('https://titian.test', account)],
    ['notice', alreadyRegisteredMail('https://titian.test', account.email)],
  ])('has in the %s mail a button of a table, and the link as text after it', (_name, { html, link }) => {
    const { document, Node } = new JSDOM(html).window;
    const cell = document.querySelector('table[role="presentation"] td[bgcolor]');
    const button = cell?.querySelector<HTMLAnchorElement>('a');
    expect(button?.getAttribute('href')).toBe(link);
    expect(button?.style.padding).not.toBe('');
    expect(button?.style.backgroundColor).toBe('rgb(11, 92, 86)');
    expect(button?.style.color).toBe('rgb(255, 255, 255)');
    expect(cell?.getAttribute('style')).toContain('mso-padding-alt');
    const shown = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === link);
    expect(cell?.compareDocumentPosition(shown ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
  });

  const activationFor = (title: string, company: string) =>
    activationMail('https://titian.test', { ...account, returnTo: '/jobs/kasir', job: { title, company } });

  it('names the vacancy that waits, and no person, as text and as HTML', async () => {
    await deliver(activationFor('Kasir', 'PT Toko'));
    const { mail } = await onlyMail();
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('Lowongan yang menunggu Anda: Kasir di PT Toko.');
      expect(content).not.toContain('Siti');
    }
  });

  it('names a vacancy in one short line of text, whatever its feed has sent', () => {
    const { text, html } = activationFor('<b>Kasir</b>\r\nBuka \u202ehttps\u2066\0', `PT ${'Toko '.repeat(100)}`);
    const [line = ''] = /^Lowongan yang menunggu.*$/m.exec(text) ?? [];
    expect(line).toMatch(/^Lowongan yang menunggu Anda: <b>Kasir<\/b> Buka https di PT (?:Toko )+(?:To?k?o?)?…\.$/);
    expect(line.length).toBeLessThan(250);
    expect(html).toContain('&lt;b&gt;Kasir&lt;/b&gt; Buka https di PT Toko');
    expect(html).not.toContain('<b>');
  });

  it('greets by the first word of a name, written as text also where it is markup', async () => {
    const name = '<img/src=x>&"Ma\'ruf" Rahma';
    await deliver(resetMail('https://titian.test', { ...account, name, uidb64: 'MTIz', validHours: 1 }));
    const { mail } = await onlyMail();
    expect(mail.html).toContain('Halo &lt;img/src=x&gt;&amp;&quot;Ma&#39;ruf&quot;,');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('Halo <img/src=x>&"Ma\'ruf",');
  });

  it('lets nothing in a mail become a header or another recipient', async () => {
    await deliver({
      to: 'siti@example.com, orang@lain.test\r\nBcc: c@d.test',
      subject: 'Halo\r\nBcc: e@f.test',
      text: 'x',
      html: 'x',
      link: 'x',
    });
    const { mail } = await onlyMail();
    expect(mail.to).toHaveLength(1);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
  });

  it('has the calendar file of an appointment as an alternative text and as an attachment', async () => {
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const letter = activationMail('https://titian.test', account);
    await deliver({ ...letter, calendar: { isCancelled: true, text } });
    const { mail } = await onlyMail();
    const parts = mail.attachments.map(({ mimeType, filename, method, content }) => [
      [mimeType, filename, method],
      // The parser writes lines in its own way.
      Buffer.from(content as ArrayBuffer)
        .toString()
        .replaceAll(/\r?\n/g, '\r\n'),
    ]);
    expect(parts).toEqual([
      [['text/calendar', null, 'CANCEL'], text],
      [['application/ics', 'janji-temu.ics', undefined], text],
    ]);
  });

  it('clears away what a killed process has left half written', async () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, '2026-11-21T05-26-08.201Z-bbfcdd.eml.part'), 'From: ');
    await deliver(activationMail('https://titian.test', account));
    expect((await onlyMail()).file).toMatch(/\.eml$/);
  });
});

describe('SMTP', () => {
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

  it.each([
    ['550 no such user', true],
    ['553 not allowed', true],
    ['550 5.1.1 no such user', true],
    ['550-5.1.1 no such user\r\n550 5.1.1 try another', true],
    ['550 5.1.10 the domain takes no mail', true],
    ['550 5.2.1 mailbox disabled', true],
    ['552 mailbox full', false],
    ['552 5.2.2 mailbox full', false],
    ['550 5.7.1 this mail is unsolicited', false],
    ['554 5.7.1 listed', false],
    ['554 not this one', false],
  ])('fails for good when the recipient is refused with %j; no such mailbox: %s', async (reply, hasNoMailbox) => {
    const failure = await failureWith({ RCPT: reply });
    expect(failure).toBeInstanceOf(RecipientRefusedError);
    expect(failure).toMatchObject({ hasNoMailbox });
  });

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
});
