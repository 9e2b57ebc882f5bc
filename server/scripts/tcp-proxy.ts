import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  /** Name of the finding. */
  name: string;
  address: string;
  close(): Promise<void>;
}

/**
 * A proxy on a free port that hands connections to servers in turn, and one that a server does not accept to the next.
 * It knows nothing of HTTP: a connection whose server dies breaks.
 */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let turn = 0;

  function hand(client: Socket, index: number, left: number): void {
    const server = new URL(servers[index % servers.length] ?? '');
    const upstream = connect({ host: server.hostname, port: Number(server.port) });
    upstream.once('connect', () => {
      open.add(upstream);
      client.pipe(upstream).pipe(client);
      upstream.once('close', () => client.destroy());
      client.once('close', () => upstream.destroy());
    });
    upstream.on('error', () => {
      if (open.has(upstream)) client.destroy();
      else if (left > 0) hand(client, index + 1, left - 1);
      else client.destroy();
    });
  }

  const proxy = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    hand(client, turn++, servers.length - 1);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    name: 'a TCP proxy',
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.close();
      for (const socket of open) socket.destroy();
      await once(proxy, 'close');
    },
  };
}
