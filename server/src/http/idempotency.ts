/**
 * Makes POST calls safe to repeat: a repeated call with the same `Idempotency-Key` gets the first response, and
 * nothing is stored twice (contract, "Idempotency-Key"; after the IETF's draft of that header).
 *
 * The key, all that the call writes and its response are stored in one transaction: all of them or none, whenever the
 * process is killed. The response is sent once they are stored. Of two calls at once with one key
 * the second waits in the database, in whichever process, until the first has ended.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import type { TransactionScope } from '../db/transaction-scope';
import { callerAddress } from './client-address';
import { ApiFailure, type FailureBody } from './failure';
import {
  claimKey,
  findStoredResponse,
  forgetExcess,
  storeResponse,
  type KeyedCall,
  type ResponseShare,
  type StoredResponse,
} from './stored-responses';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `false` for a POST call whose key is ignored: one whose response holds a secret that must not be stored, and one
     * whose only effect is a mail, which a repeated call is to send again.
     */
    idempotent?: false;
  }
}

interface IdempotencyOptions extends Pick<AppDeps, 'db' | 'now'> {
  scope: TransactionScope;
  /** The signed-in candidate of a request, if it has one. */
  candidateIdOf: (request: FastifyRequest) => string | undefined;
  /** A slow hash of a password: the same text for the same password and salt. */
  digestOf: (password: string, salt: string) => Promise<string>;
}

/** Most stored bytes for one candidate, and for one address, which a carrier's candidates may share. */
const CANDIDATE_SHARE: ResponseShare = { responses: 100, characters: 128 * 1024 };
const ADDRESS_SHARE: ResponseShare = { responses: 1_000, characters: 1024 * 1024 };

type Call = () => Promise<unknown>;

const aboutCandidate = new WeakMap<FastifyRequest, string>();

/** Says whom the response to a request without a session is about. */
export function setCandidateOfResponse(request: FastifyRequest, candidateId: string): void {
  aboutCandidate.set(request, candidateId);
}

const replayed = new WeakSet<FastifyRequest>();

/** True when the response to a request is an earlier one, so that nothing was compared, stored or mailed for it. */
export const isReplayed = (request: FastifyRequest): boolean => replayed.has(request);

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

function refuseKey(message: string, httpStatus?: number): ApiFailure {
  return new ApiFailure(4000, message, { err: { 'Idempotency-Key': [message] }, httpStatus });
}

const sha256 = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

type DigestOf = IdempotencyOptions['digestOf'];

/** Names of password fields in the contract's bodies. */
const PASSWORD_FIELDS = ['password', 'old', 'new'];

/** A password is hashed slowly first, for a fast hash of one must not be stored. */
async function comparable(body: unknown, key: string, digestOf: DigestOf): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(async ([name, value]) => {
    if (!PASSWORD_FIELDS.includes(name)) return [name, value] as const;
    return [name, typeof value === 'string' ? await digestOf(value, `${key} ${name}`) : null] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function keyedCall(
  request: FastifyRequest,
  key: string | string[],
  { candidateIdOf, digestOf }: Pick<IdempotencyOptions, 'candidateIdOf' | 'digestOf'>,
): Promise<KeyedCall> {
  if (typeof key !== 'string' || !VISIBLE_ASCII.test(key)) {
    throw refuseKey('Idempotency-Key harus berisi 1 sampai 255 karakter ASCII tanpa spasi.');
  }
  const candidateId = candidateIdOf(request);
  const caller = candidateId ?? callerAddress(request.ip);
  const body = await comparable(request.body, key, digestOf);
  return {
    keyHash: sha256(caller, key),
    callerHash: sha256(caller),
    share: candidateId === undefined ? ADDRESS_SHARE : CANDIDATE_SHARE,
    fingerprint: sha256(request.method, request.url, body),
  };
}

/** A refusal is stored too. A call that was rate limited or met an error of the server is to be tried again. */
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
  if (!first) throw new Error('A repeated call has no first response.');
  if (first.fingerprint === fingerprint) return first;
  throw refuseKey('Idempotency-Key ini sudah dipakai untuk permintaan lain.', 422);
}

/** Gives back a stored response to be sent. A stored failure is thrown: limits count it like the first one. */
function sendAgain(request: FastifyRequest, reply: FastifyReply, { status, body }: StoredResponse): string {
  replayed.add(request);
  reply.code(status).header('idempotent-replayed', 'true').type('application/json; charset=utf-8');
  if (status >= 400) throw ApiFailure.fromBody(JSON.parse(body) as FailureBody, status);
  return body;
}

/**
 * Makes the POST routes that are registered later support `Idempotency-Key`. A key belongs to one candidate or, without
 * a session, to one address, and is stored for 24 hours, or until as many later ones of its caller are stored as fit. The handlers must return their payload rather than send it,
 * and use the database of `scope` alone.
 * Fails with 4000 for a malformed key, and (HTTP 422) for one that was used for another call.
 */
export function handleIdempotencyKeys(
  app: FastifyInstance,
  { db, now, scope, candidateIdOf, digestOf }: IdempotencyOptions,
): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST' || route.config?.idempotent === false) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      const call = async (): Promise<unknown> => {
        const payload: unknown = await handler.call(this, request, reply);
        if (reply.sent) throw new Error('A handler of a POST call must return its payload, not send it.');
        return payload;
      };
      const key = request.headers['idempotency-key'];
      if (key === undefined) return call();
      const keyed = await keyedCall(request, key, { candidateIdOf, digestOf });
      const outcome = await db.transaction(async (tx) => {
        if (!(await claimKey(tx, keyed, now()))) return { again: await replay(tx, keyed) };
        const result = await settle(scope, tx, call);
        const [status, body] =
          result instanceof ApiFailure ? [result.httpStatus, result.toBody()] : [reply.statusCode, result.payload];
        const candidateId = candidateIdOf(request) ?? aboutCandidate.get(request) ?? null;
        await storeResponse(tx, keyed.keyHash, { status, body: JSON.stringify(body), candidateId });
        await forgetExcess(tx, keyed);
        return { result };
      });
      if (outcome.again) return sendAgain(request, reply, outcome.again);
      if (outcome.result instanceof ApiFailure) throw outcome.result;
      return outcome.result.payload;
    };
  });
}
