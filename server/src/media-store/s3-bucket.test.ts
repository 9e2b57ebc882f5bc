import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { OBJECT_STORE_KEY, startObjectStore } from '../../test/object-store';
import { ApiFailure } from '../http/failure';
import { S3Bucket } from './s3-bucket';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../config';
import { repoRoot } from '../paths';

describe('S3 bucket', () => {
  const sockets = new Set<Socket>();
  let server: Server;
  const environment = { ...process.env };
  beforeEach(() => Object.assign(process.env, OBJECT_STORE_KEY));
  afterEach(async () => {
    process.env = environment;
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  /** A bucket of a store that accepts connections, and writes no more than `text` to each request. */
  async function stallingBucket(text = ''): Promise<S3Bucket> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write(text));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new S3Bucket({ bucket: 'photos', prefix: '', endpoint, region: 'us-east-1' }, 200);
  }

  const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

  it.each([
    ['put', (bucket: S3Bucket) => bucket.put('a', Buffer.from('photo'))],
    ['read', (bucket: S3Bucket) => bucket.read('a')],
    ['list', (bucket: S3Bucket) => bucket.list('')],
  ])('fails with 503 where the store accepts a connection and stays silent: %s', async (_name, call) => {
    const failure = await failureOf(call(await stallingBucket()));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ httpStatus: 503, retryAfter: 5, cause: { name: 'TimeoutError' } });
  });

  it('fails with 503 where a response stops halfway', async () => {
    const bucket = await stallingBucket('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf');
    expect(await failureOf(bucket.read('a'))).toMatchObject({ httpStatus: 503, retryAfter: 5 });
  });
});

describe('create the bucket', () => {
  /** The program that makes the bucket of `deploy/compose.yaml`. */

  const run = promisify(execFile);

  it('creates the bucket, and leaves an existing one unchanged', async () => {
    const before = { ...process.env };
    Object.assign(process.env, OBJECT_STORE_KEY);
    const store = await startObjectStore();
    try {
      const { mediaStore } = readConfig({ MEDIA_STORE: store.mediaStore.replace('photos', 'new-photos') });
      if (!mediaStore) throw new Error('MEDIA_STORE names a bucket.');
      const bucket = new S3Bucket(mediaStore);
      await expect(bucket.list('')).rejects.toMatchObject({ cause: { name: 'NoSuchBucket' } });
      const env = { ...process.env, MEDIA_STORE: `s3://new-photos?endpoint=${mediaStore.endpoint}` };
      const create = () => run(process.execPath, [path.join(repoRoot, 'deploy/create-bucket.mjs')], { env });
      await create();
      await bucket.put('a', Buffer.from('photo'));
      await create();
      expect(String(await bucket.read('a'))).toBe('photo');
    } finally {
      process.env = before;
      await store.close();
    }
  });
});
