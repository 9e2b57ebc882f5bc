import type { Socket } from 'node:net';
import { BARE_SECURITY_HEADERS } from './security-headers';

interface Answer {
  status: string;
  type: string;
  body: string;
}

/**
 * For a browser whose cookies of this host, many of other apps perhaps, make more than a server reads: the web app
 * cannot start, so that this page alone can say what helps.
 */
const TOO_MANY_COOKIES = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Titian</title></head>
<body>
<h1>Halaman ini belum dapat dibuka</h1>
<p>Peramban Anda mengirim terlalu banyak cookie untuk situs ini. Hapus cookie situs ini di pengaturan peramban
(Privasi, lalu Cookie dan data situs), kemudian muat ulang halaman ini.</p>
</body>
</html>
`;

const failure = (statusCode: number, message: string): string => JSON.stringify({ statusCode, message });

function answerTo(error: NodeJS.ErrnoException): Answer {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: '431 Request Header Fields Too Large',
        type: 'text/html; charset=utf-8',
        body: TOO_MANY_COOKIES,
      };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        status: '408 Request Timeout',
        type: 'application/json',
        body: failure(4000, 'Permintaan terlalu lama. Silakan coba lagi.'),
      };
    default:
      return {
        status: '400 Bad Request',
        type: 'application/json',
        body: failure(4000, 'Permintaan tidak dapat dibaca.'),
      };
  }
}

/** Answers what is no HTTP request that the server can read, and ends its connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, type, body } = answerTo(error);
  const headers = {
    ...BARE_SECURITY_HEADERS,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
}
