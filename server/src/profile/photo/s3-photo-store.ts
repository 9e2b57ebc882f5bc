import type * as sdk from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { MediaStore } from '../../config';
import { ApiFailure } from '../../http/failure';
import type { PhotoStore } from './photo-store';
import { isPhotoName, photoNameIn, toPhotoUrl } from './photo-url';

type Sdk = typeof sdk;

/** How long the store may take to accept a connection, and to respond, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 10_000;

/** When to come back while the store is away, in seconds. */
const RETRY_SECONDS = 5;

/** Photos as objects of a bucket; an empty object of its name under `uploads/` records that one is in doubt. */
export class S3PhotoStore implements PhotoStore {
  readonly #store: MediaStore;
  #connected: Promise<{ sdk: Sdk; client: S3Client }> | null = null;

  constructor(store: MediaStore) {
    this.#store = store;
  }

  async write(url: string, webp: Buffer): Promise<void> {
    const name = photoNameIn(url);
    if (!name) throw new Error('A photo needs a path of its own.');
    await this.doubt(url);
    await this.#put(this.#photo(name), webp, 'image/webp');
  }

  async read(url: string): Promise<Buffer | null> {
    const name = photoNameIn(url);
    if (!name) return null;
    return this.#call(async ({ sdk, client, bucket }) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: this.#photo(name) }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  async doubt(url: string): Promise<void> {
    const name = photoNameIn(url);
    if (name) await this.#put(this.#mark(name), Buffer.alloc(0));
  }

  async inDoubt(latest?: Date): Promise<string[]> {
    const prefix = this.#mark('');
    return this.#call(async ({ sdk, client, bucket }) => {
      const urls: string[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          const isOld = !latest || (LastModified !== undefined && LastModified <= latest);
          if (isPhotoName(name) && isOld) urls.push(toPhotoUrl(name));
        }
      }
      return urls;
    });
  }

  async settle(url: string, isInUse: boolean): Promise<void> {
    const name = photoNameIn(url);
    if (!name) return;
    if (!isInUse) await this.#delete(this.#photo(name));
    await this.#delete(this.#mark(name));
  }

  #photo(name: string): string {
    return `${this.#store.prefix}photos/${name}`;
  }

  #mark(name: string): string {
    return `${this.#store.prefix}uploads/${name}`;
  }

  async #put(key: string, body: Buffer, type?: string): Promise<void> {
    await this.#call(({ sdk, client, bucket }) =>
      client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type })),
    );
  }

  async #delete(key: string): Promise<void> {
    await this.#call(({ sdk, client, bucket }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })),
    );
  }

  /** Loaded with the first photo: the SDK would slow down the server's start. */
  async #connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region } = this.#store;
    const client = new sdk.S3Client({
      region,
      // Other stores than Amazon's seldom have a host name for each bucket, nor its newer checksums.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    });
    return { sdk, client };
  }

  /** Fails with 5000 as HTTP 503 when the store refuses or does not respond. */
  async #call<T>(task: (tools: { sdk: Sdk; client: S3Client; bucket: string }) => Promise<T>): Promise<T> {
    this.#connected ??= this.#connect();
    try {
      return await task({ ...(await this.#connected), bucket: this.#store.bucket });
    } catch (error) {
      throw storeAway(error);
    }
  }
}

function storeAway(cause: unknown): ApiFailure {
  const message = 'Foto sedang tidak dapat disimpan atau dimuat. Silakan coba beberapa saat lagi.';
  const failure = new ApiFailure(5000, message, { httpStatus: 503, retryAfter: RETRY_SECONDS });
  failure.cause = cause;
  return failure;
}
