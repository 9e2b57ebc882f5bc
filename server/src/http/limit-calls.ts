/** Rate limits: the numbers are in `rate-limits.ts`. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppDeps } from '../app-deps';
import { callerAddress } from './client-address';
import { ApiFailure } from './failure';
import type { FairQueue } from './fair-queue';
import { isReplayed } from './idempotency';
import { countUse, forgetUse, readUse, type LimitWindow } from './rate-limit-store';
import { RATE_LIMITS, type LimitedAction, type RateLimit } from './rate-limits';

/** Which limits a route has, set as its `config.limit`. */
interface CallLimit {
  action: LimitedAction;
  /** The account that a call is about. */
  account?: (request: FastifyRequest) => string;
  /** The e-mail address that a call mails, as its mailbox. */
  mailbox?: (request: FastifyRequest) => string;
  /** True when a call counts; without it every call does. */
  applies?: (request: FastifyRequest) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` for a call that may be made however often the candidate has written. */
    limit?: CallLimit | false;
  }
}

/** A limit, and the key under which it counts one caller. */
interface KeyedLimit extends RateLimit {
  key: string;
  name: string;
}

/** Limits that are used up to the end of their window, for the next calls to be refused without the database: no reads. */
type UsedUp = LRUCache<string, LimitWindow>;

const USED_UP_CACHE = { max: 10_000, ttl: 10_000 };

interface Guard extends Pick<AppDeps, 'db' | 'now'> {
  request: FastifyRequest;
  usedUp: UsedUp;
}

/** Calls that may store something. */
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

const NAMES = { calls: 'calls', successes: 'successes' } as const;

const countedBy = ({ counts }: RateLimit): string => (typeof counts === 'string' ? NAMES[counts] : 'failures');

const counting = (limits: readonly KeyedLimit[], what: 'calls' | 'successes' | 'failures'): KeyedLimit[] =>
  limits.filter((limit) => countedBy(limit) === what);

/**
 * Keys of the limits that a success clears: failures of its account at its address, not those of the whole address, where
 * anybody can succeed with an account of their own.
 */
const forgivable = (limits: readonly KeyedLimit[]): string[] =>
  counting(limits, 'failures')
    .filter(({ per }) => per === 'account at address')
    .map(({ key }) => key);

/** The account that a call is about, however its letters are cased. */
const accountOf = (request: FastifyRequest, { account }: CallLimit): string => account?.(request).toLowerCase() ?? '';

function keyedLimits(request: FastifyRequest, limit: CallLimit): KeyedLimit[] {
  const { action } = limit;
  const limits: readonly RateLimit[] = RATE_LIMITS[action];
  const address = callerAddress(request.ip);
  const accountName = accountOf(request, limit);
  return limits.map((each) => {
    const subject = {
      address: [address],
      account: [accountName],
      'account at address': [accountName, address],
      mailbox: [limit.mailbox?.(request) ?? ''],
    };
    const name = `${action}, ${countedBy(each)} per ${each.per}`;
    const hash = createHash('sha256').update(JSON.stringify(subject[each.per]));
    return { ...each, name, key: `${name} ${hash.digest('hex')}` };
  });
}

/** A wait in words: seconds up to a minute and a half, whole minutes beyond. */
const inWords = (seconds: number): string => (seconds <= 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`);

function tooMany(windows: readonly LimitWindow[], now: Date): ApiFailure {
  const end = Math.max(...windows.map(({ endsAt }) => endsAt.getTime()));
  const retryAfter = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  return new ApiFailure(4029, `Terlalu banyak percobaan. Silakan coba lagi dalam ${inWords(retryAfter)}.`, {
    retryAfter,
  });
}

/** Logs once in each window that a limit was used up: by whom, but not for which account. */
function report({ request }: Guard, { name }: KeyedLimit): void {
  const address = callerAddress(request.ip);
  request.log.warn({ event: 'rate-limit-reached', limit: name, address }, 'a rate limit is used up');
}

/** Fails with 4029 where this process knows that a limit is used up, without a place in the queue. */
function refuseKnown({ usedUp, now }: Guard, limits: readonly KeyedLimit[]): void {
  const known = limits.flatMap(({ key }) => usedUp.get(key) ?? []).filter(({ endsAt }) => endsAt > now());
  if (known.length > 0) throw tooMany(known, now());
}

/** Fails with 4029 where a limit is used up already. Gives back the current windows. */
async function refuseUsedUp(guard: Guard, limits: readonly KeyedLimit[]): Promise<LimitWindow[]> {
  const now = guard.now();
  const keys = limits.map(({ key }) => key);
  const windows = await readUse(guard.db, keys, now);
  const usedUp = windows.filter(({ key, count }) => limits.some((limit) => limit.key === key && count >= limit.max));
  const forgiven = forgivable(limits);
  for (const window of usedUp.filter(({ key }) => !forgiven.includes(key))) guard.usedUp.set(window.key, window);
  if (usedUp.length > 0) throw tooMany(usedUp, now);
  return windows;
}

/** Counts one use of each limit and gives back the windows of those of which that is one too many. */
async function count(guard: Guard, limits: readonly KeyedLimit[]): Promise<LimitWindow[]> {
  const windows = await countUse(guard.db, limits, guard.now());
  return windows.filter(({ key, count: used }) => {
    const limit = limits.find((candidate) => candidate.key === key);
    if (!limit) return false;
    if (used === limit.max) report(guard, limit);
    return used > limit.max;
  });
}

/** Counts one use of each limit and fails with 4029 where that is one too many. */
async function use(guard: Guard, limits: readonly KeyedLimit[]): Promise<void> {
  const excess = await count(guard, limits);
  if (excess.length > 0) throw tooMany(excess, guard.now());
}

async function countingOutcome<T>(guard: Guard, limits: readonly KeyedLimit[], call: () => Promise<T>): Promise<T> {
  const windows = await refuseUsedUp(guard, limits);
  try {
    const payload = await call();
    // It has counted the first time, and tells nothing of the password that the account has now.
    if (isReplayed(guard.request)) return payload;
    const forgiven = forgivable(limits);
    await forgetUse(
      guard.db,
      windows.map(({ key }) => key).filter((key) => forgiven.includes(key)),
    );
    // It has succeeded already: one too many is refused the next time.
    await count(guard, counting(limits, 'successes'));
    return payload;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    await use(
      guard,
      limits.filter(({ counts }) => typeof counts !== 'string' && counts.includes(error.code)),
    );
    throw error;
  }
}

async function limited<T>(guard: Guard, limit: CallLimit, queue: FairQueue, call: () => Promise<T>): Promise<T> {
  const limits = keyedLimits(guard.request, limit);
  const onCalls = counting(limits, 'calls');
  await use(guard, onCalls);
  const onOutcome = limits.filter((each) => !onCalls.includes(each));
  if (onOutcome.length === 0) return call();
  refuseKnown(guard, onOutcome);
  const caller = [callerAddress(guard.request.ip), accountOf(guard.request, limit)];
  return queue.run(caller, () => countingOutcome(guard, onOutcome, call));
}

interface LimitOptions extends Pick<AppDeps, 'db' | 'now'> {
  /** The signed-in candidate of a request, if it has one. */
  candidateIdOf: (request: FastifyRequest) => string | undefined;
  /** The queue of calls with a limit on failures or successes. */
  queue: FairQueue;
}

const isWriting = (method: string | string[]): boolean => [method].flat().some((each) => WRITING.includes(each));

/**
 * Applies the limit in the `config` of routes that are registered later, and the limit on writes to what candidates send
 * with a session: beyond it they fail with 4029 and `Retry-After` in whole seconds (contract, "Codes"). Further calls do
 * not extend a window. Calls that hash a password wait for their turn: addresses take turns, and at an
 * address the accounts that its calls are about.
 */
export function limitCalls(app: FastifyInstance, { db, now, candidateIdOf, queue }: LimitOptions): void {
  const usedUp: UsedUp = new LRUCache(USED_UP_CACHE);
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit === false || (!limit && !isWriting(route.method))) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      const guard = { db, now, request, usedUp };
      const call = async (): Promise<unknown> => handler.call(this, request, reply);
      const writer = isWriting(route.method) ? candidateIdOf(request) : undefined;
      if (writer !== undefined) await use(guard, keyedLimits(request, { action: 'write', account: () => writer }));
      if (!limit || limit.applies?.(request) === false) return call();
      return limited(guard, limit, queue, call);
    };
  });
}
