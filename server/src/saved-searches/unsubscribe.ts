import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { savedSearches, unsubscribeTokens } from '../db/saved-search-schema';
import { hashToken } from '../session/tokens';

/**
 * Ends the mails about new jobs of the account that a token was mailed to, those that wait included: a digest looks at its
 * searches again when it is sent. An unknown token changes nothing.
 */
async function unsubscribe({ db, now }: Pick<AppDeps, 'db' | 'now'>, token: string): Promise<void> {
  const [row] = await db
    .select()
    .from(unsubscribeTokens)
    .where(eq(unsubscribeTokens.tokenHash, hashToken(token)));
  if (!row) return;
  await db
    .update(savedSearches)
    .set({ alert: 'none', updatedAt: now() })
    .where(and(eq(savedSearches.candidateId, row.candidateId), ne(savedSearches.alert, 'none')));
}

/** A page without scripts, in Indonesian and English: it opens in any browser, signed in or not. */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${title} – Titian</title>
<style>body{font:1rem/1.5 sans-serif;max-width:36em;margin:auto;padding:1.5em}button{font:inherit;padding:.75em 1.5em}</style>
</head><body><main><h1>${title}</h1>${content}</main></body></html>
`;

const QUESTION = page(
  'Berhenti menerima email lowongan',
  `<p>Tekan tombol ini agar Titian tidak lagi mengirim email lowongan baru. Pencarian tersimpan Anda tetap ada.</p>
<p lang="en">Press the button to stop emails about new jobs. Your saved searches stay.</p>
<form method="post"><button type="submit">Berhenti menerima email / <span lang="en">Unsubscribe</span></button></form>`,
);

const DONE = page(
  'Anda berhenti menerima email lowongan',
  `<p>Titian tidak lagi mengirim email lowongan baru. Pilih lagi di <a href="/akun#saved-searches">pencarian tersimpan</a>
kapan saja.</p>
<p lang="en">Titian no longer sends you emails about new jobs. You can turn them on again in your account.</p>`,
);

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
    scope.get('/berhenti-email/:token', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(QUESTION),
    );
    scope.post<{ Params: { token: string } }>('/berhenti-email/:token', async ({ params }, reply) => {
      await unsubscribe(deps, params.token);
      return reply.type('text/html; charset=utf-8').send(DONE);
    });
  });
}
