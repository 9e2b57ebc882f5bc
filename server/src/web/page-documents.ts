import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withCapabilities } from '../capabilities/capabilities';
import type { Config } from '../config';
import { chosenEncoding } from '../jobs/prepared-response';
import { contentTag, matchesTag } from '../masters/content-tag';
import { pageFor, type BuiltPages } from './pages';

type Encoding = ReturnType<typeof chosenEncoding>;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Qualities of Brotli. The best takes 70 ms of a processor for 85 kB, which is worth it where the page is sent more than once,
 * or fits into the first 14 kB of a connection by it; the quick one takes 3 and is 7 to 10 % larger.
 */
const QUALITY = { best: constants.BROTLI_MAX_QUALITY, quick: 5 } as const;

/** A page that was packed keeps its Brotli, and perhaps its gzip, which is a fifth larger. */
const KEPT = 2.2;

/** One page as it is sent. */
export class PageDocument {
  readonly #tag: string;
  readonly #quality: number;
  /** The page, or its Brotli where that alone is kept. */
  #source: string | Buffer;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string, quality: keyof typeof QUALITY = 'best') {
    this.#source = html;
    this.#tag = contentTag(html);
    this.#quality = QUALITY[quality];
  }

  get html(): string {
    return typeof this.#source === 'string' ? this.#source : brotliDecompressSync(this.#source).toString();
  }

  /** Bytes that it keeps at most, roughly, once it is packed. */
  get size(): number {
    return Math.ceil(KEPT * this.#source.length);
  }

  /** Keeps the page's Brotli alone, a sixth of it. */
  async pack(): Promise<void> {
    this.#source = await this.body('br');
  }

  /** The page as it is sent in an encoding, which is compressed once. */
  body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(Buffer.from(this.html));
    const body = this.#bodies.get(encoding) ?? this.#compressed(encoding);
    this.#bodies.set(encoding, body);
    return body;
  }

  #compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const page = Buffer.from(this.html);
    if (encoding === 'gzip') return zip(page, { level: constants.Z_BEST_COMPRESSION });
    return brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } });
  }

  /**
   * Sends the page, or 304 when the client has it.
   *
   * @param varies further headers of the request that the page depends on
   */
  async send(request: FastifyRequest, reply: FastifyReply, varies = ''): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'no-cache', etag: this.#tag, vary: `cookie, ${varies}accept-encoding` });
    if (reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], this.#tag))
      return reply.code(304).send();
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(await this.body(encoding));
  }
}

/** The pages of a build, read once, each with the capabilities of this server in its head. */
export class PageDocuments {
  readonly #pages: BuiltPages;
  readonly #documents: ReadonlyMap<string, PageDocument>;

  constructor(dist: string, pages: BuiltPages, config: Pick<Config, 'hideAccounts'>) {
    this.#pages = pages;
    const files = [pages.shell, ...pages.rendered.values(), ...pages.ofCandidates.values()];
    const read = (file: string) => withCapabilities(readFileSync(path.join(dist, file), 'utf8'), config);
    const all = [...files, ...Object.values(pages.withoutJob)];
    this.#documents = new Map(all.map((file) => [file, new PageDocument(read(file))]));
  }

  /** One file of the build. */
  document(file: string): PageDocument {
    const document = this.#documents.get(file);
    if (!document) throw new Error(`The build has no ${file}.`);
    return document;
  }

  /** The page of a request (`pageFor`). */
  find({ url, headers }: FastifyRequest): PageDocument {
    return this.document(pageFor(this.#pages, url, headers.cookie));
  }
}
