import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A mail server of a test. */
export interface MailServer {
  url: string;
  /** The mails that it has taken, as they were sent. */
  taken: string[];
  /** How many connections it has had, and how many are open. */
  connections: number;
  open: number;
  /** How long it takes for each reply, in milliseconds. */
  delay: number;
  /** Its reply to a command, by the command's first word (`connect` for the greeting); null: it never replies. */
  replies: Record<string, string | null>;
  close(): Promise<void>;
}

/** Replies to one connection as `mail.replies` says at that moment, and stores the mails that it is sent. */
function converse(mail: MailServer, socket: Socket): void {
  let body: string | null = null;
  const reply = (command: string, usual: string): void => {
    const line = mail.replies[command] === undefined ? usual : mail.replies[command];
    if (line === null) return;
    if (mail.delay === 0) socket.write(`${line}\r\n`);
    else setTimeout(() => socket.destroyed || socket.write(`${line}\r\n`), mail.delay).unref();
  };
  const receive = (text: string): void => {
    body = (body ?? '') + text;
    if (!body.endsWith('\r\n.\r\n')) return;
    mail.taken.push(body.slice(0, -5));
    body = null;
    reply('end', '250 taken');
  };
  mail.connections += 1;
  mail.open += 1;
  socket.on('close', () => (mail.open -= 1));
  reply('connect', '220 ready');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (body !== null) return receive(text);
    const command = text.split(/[\s:]/, 1)[0] ?? '';
    reply(command, command === 'DATA' ? '354 go on' : '250 fine');
    if (command === 'DATA' && mail.replies.DATA === undefined) body = '';
  });
}

/** Starts a mail server, on a free port unless one is given. */
export async function mailServer(replies: MailServer['replies'] = {}, port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const mail: MailServer = {
    url: '',
    taken: [],
    connections: 0,
    open: 0,
    delay: 0,
    replies,
    close: async () => undefined,
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    converse(mail, socket);
  });
  mail.close = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  mail.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mail;
}
