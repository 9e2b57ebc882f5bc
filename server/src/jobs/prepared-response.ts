import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../http/envelope';
import { contentTag, matchesTag } from '../masters/content-tag';
import type { Answered } from '../reads/answer';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller bodies are sent as they are: compressing them saves no packet. */
const MIN_COMPRESSED = 1_024;

type Encoding = 'br' | 'gzip' | 'identity';

/** Of answers, which change too often for the best quality that pages have (`PageDocument`). */
const COMPRESSORS = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => zip(body),
};

/** The best encoding that an `Accept-Encoding` header takes; one with a weight of zero is refused. */
export function chosenEncoding(acceptEncoding: string | undefined): Encoding {
  const taken = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

type Ages = Pick<Answered<unknown>, 'age' | 'maxAge'>;

/**
 * How long others may keep what a read may be old: a third for a proxy, a third more for a proxy while it asks for a newer
 * one, and a third for the browser that got it last. So no candidate sees what is older than the read may be.
 */
export function cacheControl({ age, maxAge }: Ages): string {
  const third = Math.floor((maxAge - age) / 3_000);
  return third > 0 && maxAge < Infinity
    ? `public, max-age=0, s-maxage=${third}, stale-while-revalidate=${third}`
    : 'public, no-cache';
}

/** A response that is sent many times: tagged once, and compressed once for each encoding. */
export class PreparedResponse {
  readonly #body: Buffer;
  readonly #tag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  readonly #type: string;

  constructor(body: string | Buffer, type: string) {
    this.#body = typeof body === 'string' ? Buffer.from(body) : body;
    this.#tag = contentTag(body);
    this.#type = type;
  }

  /** Compresses it in each encoding in which an earlier response was sent, so that its first readers do not wait. */
  async encodeLike(earlier: PreparedResponse): Promise<void> {
    await Promise.all([...earlier.#compressed.keys()].map((encoding) => this.#encoded(encoding)));
  }

  /** Roughly what it takes of memory, compressed forms included: each of the two is less than half of the body. */
  get byteLength(): number {
    return 2 * this.#body.length;
  }

  /** Its body as it is before it is compressed. */
  get text(): string {
    return this.#body.toString();
  }

  #encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#body;
    const known = this.#compressed.get(encoding) ?? COMPRESSORS[encoding](this.#body);
    this.#compressed.set(encoding, known);
    return known;
  }

  /**
   * Sends it, or 304 and no body when the client has the same copy, with its age.
   *
   * @param ages left out where clients must always ask for a newer one
   */
  async send(request: FastifyRequest, reply: FastifyReply, ages: Ages = { age: 0, maxAge: 0 }): Promise<FastifyReply> {
    reply.headers({ 'cache-control': cacheControl(ages), etag: this.#tag, vary: 'accept-encoding' });
    if (ages.age > 0) reply.header('age', Math.ceil(ages.age / 1_000));
    if (matchesTag(request.headers['if-none-match'], this.#tag)) return reply.code(304).send();
    reply.type(this.#type);
    const wanted = chosenEncoding(request.headers['accept-encoding']);
    const encoding = this.#body.length < MIN_COMPRESSED ? 'identity' : wanted;
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await this.#encoded(encoding));
  }
}

/** For an `answer`. */
export const byteLength = (response: PreparedResponse): number => response.byteLength;

const JSON_TYPE = 'application/json; charset=utf-8';

/** A prepared response with a value as JSON. */
export function jsonResponse(value: unknown): PreparedResponse {
  return new PreparedResponse(JSON.stringify(value), JSON_TYPE);
}

/** A prepared response with a list in the contract's envelope, from the parts in which a long list is read. */
export async function jsonListResponse(parts: AsyncIterable<readonly unknown[]>): Promise<PreparedResponse> {
  const [head = '', tail = ''] = JSON.stringify(done([])).split(/(?<=\[)(?=\])/);
  const texts = [Buffer.from(head)];
  for await (const part of parts) {
    if (part.length === 0) continue;
    texts.push(Buffer.from(`${texts.length > 1 ? ',' : ''}${JSON.stringify(part).slice(1, -1)}`));
  }
  return new PreparedResponse(Buffer.concat([...texts, Buffer.from(tail)]), JSON_TYPE);
}
