import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withCapabilities } from '../capabilities/capabilities';
import type { Config } from '../config';
import { chosenEncoding } from '../jobs/prepared-response';
import { contentTag, matchesTag } from '../masters/content-tag';
import { compressPage } from './compress-page';
import { pageFor, type BuiltPages } from './pages';

type Encoding = ReturnType<typeof chosenEncoding>;

/** One page as it is sent. */
export class PageDocument {
  readonly html: string;
  readonly #tag: string;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string) {
    this.html = html;
    this.#tag = contentTag(html);
  }

  #body(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const body = encoding === 'identity' ? Promise.resolve(Buffer.from(this.html)) : compressPage(this.html, encoding);
    this.#bodies.set(encoding, body);
    return body;
  }

  /** Sends the page, or 304 when the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'no-cache', etag: this.#tag, vary: 'cookie, accept-encoding' });
    if (matchesTag(request.headers['if-none-match'], this.#tag)) return reply.code(304).send();
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(await this.#body(encoding));
  }
}

/** The pages of a build, read once, each with the capabilities of this server in its head. */
export class PageDocuments {
  readonly #pages: BuiltPages;
  readonly #documents: ReadonlyMap<string, PageDocument>;

  constructor(dist: string, pages: BuiltPages, config: Pick<Config, 'hideAccounts'>) {
    this.#pages = pages;
    const files = [pages.shell, ...pages.rendered.values(), ...pages.placeholders.values()];
    const read = (file: string) => withCapabilities(readFileSync(path.join(dist, file), 'utf8'), config);
    const all = [...files, pages.job, pages.publicJob].filter((file) => file !== null);
    this.#documents = new Map(all.map((file) => [file, new PageDocument(read(file))]));
  }

  #document(file: string): PageDocument {
    const document = this.#documents.get(file);
    if (!document) throw new Error(`The build has no ${file}.`);
    return document;
  }

  /** The HTML of one file of the build. */
  htmlOf(file: string): string {
    return this.#document(file).html;
  }

  /** The page of a request (`pageFor`). */
  find({ url, headers }: FastifyRequest): PageDocument {
    return this.#document(pageFor(this.#pages, url, headers.cookie));
  }
}
