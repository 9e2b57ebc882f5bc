import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { savedSearches, unsubscribeTokens } from '../db/saved-search-schema';
import { lockCandidate } from '../profile/lock-candidate';
import { hashToken } from '../session/tokens';
import { scheduleDigests } from './digests';

/** The candidate that a token was mailed to; undefined for an unknown token. */
async function candidateOf({ db }: Pick<AppDeps, 'db'>, token: string): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(unsubscribeTokens)
    .where(eq(unsubscribeTokens.tokenHash, hashToken(token)));
  return row?.candidateId;
}

/**
 * Ends the mails about new jobs of a candidate, those that wait included: a digest looks at its searches again when it is
 * sent.
 */
async function unsubscribe({ db, now }: Pick<AppDeps, 'db' | 'now'>, candidateId: string): Promise<void> {
  const { alert } = savedSearches;
  await db
    .update(savedSearches)
    .set({ alert: 'none', endedAlert: sql`${alert}`, updatedAt: now() })
    .where(and(eq(savedSearches.candidateId, candidateId), ne(alert, 'none')));
}

/** Takes that back: each search is mailed as often as before, and nothing that was found meanwhile is lost. */
async function subscribeAgain({ db, now }: Pick<AppDeps, 'db' | 'now'>, candidateId: string): Promise<void> {
  const { endedAlert } = savedSearches;
  await db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    await tx
      .update(savedSearches)
      .set({ alert: sql`${endedAlert}`, endedAlert: null, updatedAt: now() })
      .where(and(eq(savedSearches.candidateId, candidateId), isNotNull(endedAlert)));
    await scheduleDigests(tx, [candidateId], now());
  });
}

const TEXTS = {
  id: {
    question: 'Berhenti menerima email lowongan',
    consequence: 'Titian tidak akan mengirim email lowongan baru lagi. Pencarian tersimpan Anda tetap ada.',
    stop: 'Berhenti menerima email',
    stopped: 'Anda berhenti menerima email lowongan',
    again: 'Aktifkan lagi',
    started: 'Email lowongan aktif lagi',
    asBefore: 'Setiap pencarian dikirim sesering sebelumnya.',
    back: 'Kembali ke Titian',
  },
  en: {
    question: 'Stop emails about jobs',
    consequence: 'Titian will send no more emails about new jobs. Your saved searches stay.',
    stop: 'Stop emails',
    stopped: 'Emails about jobs are stopped',
    again: 'Turn on again',
    started: 'Emails about jobs are on again',
    asBefore: 'Each search is mailed as often as before.',
    back: 'Back to Titian',
  },
};

type Language = keyof typeof TEXTS;

/** The colours of the web app's theme, light and dark. */
const STYLE = `
body{margin:0;font:1rem/1.5 'Plus Jakarta Sans',sans-serif;color:#17211f;background:#f6f8f7}
main{max-width:32em;margin:2rem auto;padding:1.5rem;border-radius:12px;background:#fff}
header{font-size:1.375rem;font-weight:700;padding-bottom:.5rem;border-bottom:3px solid #0b5c56}
h1{font-size:1.25rem}a{color:#0b5c56}
button{font:inherit;font-weight:600;min-height:44px;padding:0 1.5rem;border:0;border-radius:8px;color:#fff;background:#0b5c56}
@media(max-width:35em){main{margin:0;border-radius:0}}
@media(prefers-color-scheme:dark){body{color:#e8efed;background:#0d1514}main{background:#152120}a{color:#6fc9bd}
button{color:#04211e;background:#6fc9bd}}`;

interface Content {
  title: string;
  text: string;
  button?: { label: string; action: string };
}

/** A page without scripts in the app's colours: it opens in any browser, signed in or not. */
function page(language: Language, { title, text, button }: Content): string {
  const form =
    button && `<form method="post" action="${button.action}"><button type="submit">${button.label}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${title} – Titian</title><style>${STYLE}</style></head>
<body><main><header>Titian</header><h1>${title}</h1><p>${text}</p>${form ?? ''}
<p><a href="/jobs">${TEXTS[language].back}</a></p></main></body></html>
`;
}

/** The first language of a browser, Indonesian unless it is English. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'id';

/** Query of the address that takes the end of the mails back; the token stays out of the page. */
const AGAIN = 'aktifkan';

const send = (request: FastifyRequest, reply: FastifyReply, content: Content): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page(languageOf(request), content));

/**
 * The link that ends the mails about new jobs (RFC 8058; specification 4, section 9). A POST ends them without cookie or
 * key, whatever its body, and responds in the same way to any token; a GET only shows a button, for programs that look at
 * mails open links.
 */
export async function serveUnsubscribe(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The token in the address is enough: a body of any type and length is read and dropped.
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null, undefined);
    });
    scope.addHook('onRequest', async ({ raw }, reply) => {
      // Fastify refuses an invalid type before any parser runs.
      delete raw.headers['content-type'];
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    });
    scope.get('/berhenti-email/:token', async (request, reply) => {
      const texts = TEXTS[languageOf(request)];
      const button = { label: texts.stop, action: '?' };
      return send(request, reply, { title: texts.question, text: texts.consequence, button });
    });
    scope.post<{ Params: { token: string } }>('/berhenti-email/:token', async (request, reply) => {
      const texts = TEXTS[languageOf(request)];
      const candidateId = await candidateOf(deps, request.params.token);
      if (AGAIN in (request.query as object)) {
        if (candidateId !== undefined) await subscribeAgain(deps, candidateId);
        return send(request, reply, { title: texts.started, text: texts.asBefore });
      }
      if (candidateId !== undefined) await unsubscribe(deps, candidateId);
      const button = { label: texts.again, action: `?${AGAIN}` };
      return send(request, reply, { title: texts.stopped, text: texts.consequence, button });
    });
  });
}
