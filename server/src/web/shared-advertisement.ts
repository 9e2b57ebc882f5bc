import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Target of the manifest's share target. */
const SHARE_ACTION = '/bagikan';

/** More than the longest advertisement takes, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024;

/** The form has three texts, and pictures behind them. */
const FORM_LIMITS = { fields: 5, parts: 10, fieldSize: MAX_TEXT_BYTES };

const TEXTS = ['title', 'text', 'url'] as const;
const isText = (name: string): name is (typeof TEXTS)[number] => TEXTS.some((known) => known === name);

type Shared = Record<(typeof TEXTS)[number], string | null> & {
  /** True when a picture was shared, too. */
  isPictureLost: boolean;
};

/** The texts of a form. The first picture ends it: a browser sends pictures behind the texts, and they are not read. */
async function readShared(request: FastifyRequest): Promise<Shared> {
  const shared: Shared = { title: null, text: null, url: null, isPictureLost: false };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        shared.isPictureLost = part.filename !== '';
        part.file.resume();
      } else if (isText(part.fieldname) && typeof part.value === 'string') {
        shared[part.fieldname] = part.value;
      }
      if (shared.isPictureLost) break;
    }
  } catch (error) {
    // Then the page has what was read before.
    request.log.debug({ err: error }, 'a shared form could not be read');
  }
  // Without this the rest of the form would block the connection's next request.
  request.raw.unpipe();
  request.raw.resume();
  return shared;
}

/** JSON in a script element: nothing in it can end the element or start a comment. */
const scriptElement = (shared: Shared): string =>
  `<script type="application/json" id="shared">${JSON.stringify(shared).replaceAll('<', '\\u003c')}</script>`;

/**
 * Answers a share to the app where its service worker is not there: the page with the shared texts in a script element of its
 * head, and a word about pictures, which a server must not get. Nothing is stored or logged. Specification 4, section 14.
 *
 * @param pageOf the page of a request, as HTML
 */
export async function serveSharedAdvertisements(
  app: FastifyInstance,
  pageOf: (request: FastifyRequest) => string,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
    scope.post(SHARE_ACTION, async (request, reply) => {
      const shared = request.isMultipart() ? await readShared(request) : null;
      const html = pageOf(request);
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(shared ? html.replace('</head>', () => `${scriptElement(shared)}</head>`) : html);
    });
  });
}
