import type { Socket } from 'node:net';
import { BARE_SECURITY_HEADERS } from './security-headers';

interface RawResponse {
  status: string;
  type: string;
  body: string;
}

/**
 * For a browser whose cookies of this host, perhaps of other apps, are longer than the server accepts. The web app
 * cannot start then, so this page says what helps.
 */
const TOO_MANY_COOKIES = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Titian</title></head>
<body>
<h1>Halaman ini belum bisa dibuka</h1>
<p>Browser Anda mengirim terlalu banyak cookie untuk situs ini. Hapus cookie situs ini di pengaturan browser
(Privasi, lalu Cookie dan data situs), kemudian muat ulang halaman ini.</p>
</body>
</html>
`;

const failure = (statusCode: number, message: string): string => JSON.stringify({ statusCode, message });

function responseTo(error: NodeJS.ErrnoException): RawResponse {
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

/** Fastify's `clientErrorHandler`: responds to what the HTTP parser refuses, and ends the connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, type, body } = responseTo(error);
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
