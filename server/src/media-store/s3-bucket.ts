import type * as sdk from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { MediaStore } from '../config';
import { ApiFailure } from '../http/failure';

type Sdk = typeof sdk;

/**
 * How long the store may take to accept a connection, and to respond or to go on with a response, in milliseconds. With
 * both attempts a call ends before PostgreSQL gives up the transaction that it may be part of (15 s, `db/client.ts`).
 */
const CONNECTION_TIMEOUT_MS = 3_000;
const RESPONSE_TIMEOUT_MS = 5_000;
const ATTEMPTS = 2;

/** When to come back while the store is away, in seconds. */
const RETRY_SECONDS = 5;

/** The store refuses or does not respond; `cause` is the SDK's error. */
export class StoreAwayFailure extends ApiFailure {
  constructor(cause: unknown) {
    const message = 'Foto sedang tidak dapat disimpan atau dimuat. Silakan coba beberapa saat lagi.';
    super(5000, message, { httpStatus: 503, retryAfter: RETRY_SECONDS });
    this.cause = cause;
  }
}

/** An object that a bucket lists. */
export interface ListedObject {
  /** Its key without the prefix that was listed. */
  name: string;
  changedAt?: Date;
}

/**
 * The bucket that MEDIA_STORE names. Keys are below the setting's own prefix. Each call fails with StoreAwayFailure, which
 * is 5000 as HTTP 503, when the store refuses or does not respond.
 */
export class S3Bucket {
  readonly #store: MediaStore;
  readonly #responseTimeout: number;
  #connected: Promise<{ sdk: Sdk; client: S3Client }> | null = null;

  constructor(store: MediaStore, responseTimeout = RESPONSE_TIMEOUT_MS) {
    this.#store = store;
    this.#responseTimeout = responseTimeout;
  }

  async put(key: string, body: Buffer, type?: string): Promise<void> {
    await this.#call(({ sdk, client, bucket }) =>
      client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: this.#key(key), Body: body, ContentType: type })),
    );
  }

  /** An object's content; null where there is none. */
  read(key: string): Promise<Buffer | null> {
    return this.#call(async ({ sdk, client, bucket }) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: this.#key(key) }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  async delete(key: string): Promise<void> {
    await this.#call(({ sdk, client, bucket }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: this.#key(key) })),
    );
  }

  /** Every object whose key begins with a prefix. */
  list(prefix: string): Promise<ListedObject[]> {
    const whole = this.#key(prefix);
    return this.#call(async ({ sdk, client, bucket }) => {
      const listed: ListedObject[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: whole })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          listed.push({ name: Key.slice(whole.length), changedAt: LastModified });
        }
      }
      return listed;
    });
  }

  #key(key: string): string {
    return this.#store.prefix + key;
  }

  /** Loaded with the first call: the SDK would slow down the server's start. */
  async #connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region } = this.#store;
    const client = new sdk.S3Client({
      region,
      // Other stores than Amazon's seldom have a host name for each bucket, nor its newer checksums.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        requestTimeout: this.#responseTimeout,
        // Without it the SDK prints a warning and keeps waiting.
        throwOnRequestTimeout: true,
        // The same for a response that stops halfway.
        socketTimeout: this.#responseTimeout,
      },
    });
    return { sdk, client };
  }

  async #call<T>(task: (tools: { sdk: Sdk; client: S3Client; bucket: string }) => Promise<T>): Promise<T> {
    this.#connected ??= this.#connect();
    try {
      return await task({ ...(await this.#connected), bucket: this.#store.bucket });
    } catch (error) {
      throw new StoreAwayFailure(error);
    }
  }
}
