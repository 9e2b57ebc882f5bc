import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** The only key that this store accepts. */
export const OBJECT_STORE_KEY = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** An object store on a port and in a folder of its own, with one bucket; `mediaStore` is its MEDIA_STORE. */
export async function startObjectStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'object-store-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'photos', configs: [] }],
  });
  const { port } = await store.run();
  return {
    mediaStore: `s3://photos/titian?endpoint=http://127.0.0.1:${port}`,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
