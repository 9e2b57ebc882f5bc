/** The program that makes the bucket of `deploy/compose.yaml`. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { OBJECT_STORE_KEY, startObjectStore } from '../../test/object-store';
import { readConfig } from '../config';
import { repoRoot } from '../paths';
import { S3Bucket } from './s3-bucket';

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
