/**
 * Creates the bucket that MEDIA_STORE names, unless it is there; for compose.yaml, which runs it in Titian's own image.
 * A store that is bought has its bucket made by hand.
 */
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const store = new URL(process.env.MEDIA_STORE ?? '');
const client = new S3Client({
  endpoint: store.searchParams.get('endpoint') ?? undefined,
  region: store.searchParams.get('region') ?? 'us-east-1',
  forcePathStyle: true,
});
try {
  await client.send(new CreateBucketCommand({ Bucket: store.hostname }));
} catch (error) {
  if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(error.name)) throw error;
}
