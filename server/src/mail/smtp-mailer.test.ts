import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { activationMail } from './account-mails';
import { smtpMailer } from './smtp-mailer';

const mail = activationMail('https://titian.test', {
  email: 'siti@example.com',
  token: 'token',
  validHours: 24,
});

let server: Server;
afterEach(() => server.close());

/** A mail server that replies to a command by its first word with the line in `replies`, and stores what it is sent. */
async function mailServer(replies: Record<string, string> = {}): Promise<{ url: string; data: () => string }> {
  let received = '';
  server = createServer((socket: Socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        received += text;
        if (!received.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
        return;
      }
      const command = text.split(/[\s:]/, 1)[0] ?? '';
      inData = command === 'DATA';
      socket.write(`${replies[command] ?? (inData ? '354 go on' : '250 fine')}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, data: () => received.replace(/\r\n\.\r\n$/, '') };
}

it('hands a mail over to the server', async () => {
  const { url, data } = await mailServer();
  await smtpMailer(url, 'no-reply@titian.test').send(mail);
  const taken = await PostalMime.parse(data());
  expect(taken.to).toMatchObject([{ address: 'siti@example.com' }]);
  expect(taken.text).toContain('https://titian.test/verify?token=token');
});

it('fails without the recipient’s address when the server refuses it', async () => {
  const { url } = await mailServer({ RCPT: '550 no such user siti@example.com' });
  const sent = smtpMailer(url, 'no-reply@titian.test').send(mail);
  await expect(sent).rejects.toThrow('The mail server did not take a mail (EENVELOPE, 550).');
});

it('fails when there is no server', async () => {
  const { url } = await mailServer();
  server.close();
  await once(server, 'close');
  await expect(smtpMailer(url, 'no-reply@titian.test').send(mail)).rejects.toThrow(/ESOCKET|ECONNECTION/);
});
