/**
 * Makes POST calls safe to repeat: who sends one again with the same `Idempotency-Key` gets the first answer, and
 * nothing is stored twice (contract, "Idempotency-Key"; after the IETF's draft of that header).
 *
 * The key, all that the call writes and its answer are one transaction. A process that is killed at any moment has
 * stored all of them or none, and the caller is answered only once they are stored. Of two calls at once with one key
 * the second waits in the database, in whichever process, until the first has ended.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import type { TransactionScope } from '../db/transaction-scope';
import { callerAddress } from './client-address';
import { ApiFailure } from './failure';
import { findStoredResponse, storeResponse, takeKey, type KeyedCall, type StoredResponse } from './stored-responses';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `false` for a POST call whose key is ignored: one whose answer holds a secret that must not be stored, and one
     * whose whole effect is a mail, which repeating is to send again.
     */
    idempotent?: false;
  }
}

interface IdempotencyOptions extends Pick<AppDeps, 'db' | 'now'> {
  scope: TransactionScope;
  /** The signed-in candidate of a request, if it has one. */
  candidateIdOf: (request: FastifyRequest) => string | undefined;
}

type Call = () => Promise<unknown>;

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

function refuseKey(message: string, httpStatus?: number): ApiFailure {
  return new ApiFailure(4000, message, { err: { 'Idempotency-Key': [message] }, httpStatus });
}

const sha256 = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** A password is left out, for a fast hash of one must not be stored. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('password' in body)) return body;
  return { ...body, password: undefined };
}

function keyedCall(request: FastifyRequest, key: string | string[], candidateId: string | undefined): KeyedCall {
  if (typeof key !== 'string' || !VISIBLE_ASCII.test(key)) {
    throw refuseKey('Idempotency-Key harus berisi 1 sampai 255 karakter ASCII tanpa spasi.');
  }
  const caller = candidateId ?? callerAddress(request.ip);
  return { keyHash: sha256(caller, key), fingerprint: sha256(request.method, request.url, comparable(request.body)) };
}

/** A refusal is an answer too; a call that came too often, or that the server failed, is to be tried again. */
const isFinal = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.httpStatus < 500 && failure.code !== 4029;

/** Runs a call in a transaction of its own inside `tx`, so that a refusal undoes its writes but not the key's. */
async function settle(scope: TransactionScope, tx: Db, call: Call): Promise<{ payload: unknown } | ApiFailure> {
  try {
    return { payload: await tx.transaction((inner) => scope.within(inner, call)) };
  } catch (error) {
    if (isFinal(error)) return error;
    throw error;
  }
}

async function replay(tx: Db, { keyHash, fingerprint }: KeyedCall): Promise<StoredResponse> {
  const first = await findStoredResponse(tx, keyHash);
  if (!first) throw new Error('A repeated call has no first answer.');
  if (first.fingerprint === fingerprint) return first;
  throw refuseKey('Idempotency-Key ini sudah dipakai untuk permintaan lain.', 422);
}

function sendAgain(reply: FastifyReply, { status, body }: StoredResponse): string {
  reply.code(status).header('idempotent-replayed', 'true').type('application/json; charset=utf-8');
  return body;
}

/**
 * Makes the POST routes that are registered later heed the `Idempotency-Key` of a call. A key is one candidate's, or,
 * without a session, one address's, and is remembered for 24 hours. Their handlers must give back their answer rather
 * than send it, and work with the database of `scope` alone.
 * Fails with 4000 for a malformed key, and (HTTP 422) for one that was used for another call.
 */
export function handleIdempotencyKeys(
  app: FastifyInstance,
  { db, now, scope, candidateIdOf }: IdempotencyOptions,
): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST' || route.config?.idempotent === false) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      const call = async (): Promise<unknown> => {
        const payload: unknown = await handler.call(this, request, reply);
        if (reply.sent) throw new Error('A handler of a POST call must give back its answer, not send it.');
        return payload;
      };
      const key = request.headers['idempotency-key'];
      if (key === undefined) return call();
      const keyed = keyedCall(request, key, candidateIdOf(request));
      const outcome = await db.transaction(async (tx) => {
        if (!(await takeKey(tx, keyed, now()))) return { again: await replay(tx, keyed) };
        const answer = await settle(scope, tx, call);
        const [status, body] =
          answer instanceof ApiFailure ? [answer.httpStatus, answer.toBody()] : [reply.statusCode, answer.payload];
        await storeResponse(tx, keyed.keyHash, { status, body: JSON.stringify(body) });
        return { answer };
      });
      if (outcome.again) return sendAgain(reply, outcome.again);
      if (outcome.answer instanceof ApiFailure) throw outcome.answer;
      return outcome.answer.payload;
    };
  });
}
