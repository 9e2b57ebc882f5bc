import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { onIdle, withTimeout } from '@/shared/lib/async';
import { canKeepAnswers, findAnswer, keepAnswer } from './answer-store';
import type { AnswerPlace } from './answer-store';
import { contextOf } from './api-context';
import type { CallOptions, ProviderQuery, ResponseMeta } from './api-context';
import type { ApiError } from './api-error';

/** What an endpoint may ask of its calls, as `extraOptions`. */
interface KeepingOptions extends CallOptions {
  /** Keeps the answers of a read for a time without a connection: for everybody, or for the candidate alone. */
  kept?: 'public' | 'private';
  /** Names of fields that are never kept, wherever they stand in the answer. */
  neverKept?: readonly string[];
}

/** What is known of an answer beside its data. */
export interface AnswerMeta extends Partial<ResponseMeta> {
  /** ISO instant at which the provider gave the answer, when it comes from the store. */
  keptAt?: string;
}

type KeepingQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, KeepingOptions, AnswerMeta>;

function pathOf(args: string | FetchArgs): string {
  if (typeof args === 'string') return args;
  return args.params ? `${args.url}?${new URLSearchParams(args.params as Record<string, string>)}` : args.url;
}

/** Null for an answer that is not kept: of a write, or of a candidate whose id nobody knows. */
function placeOf(args: string | FetchArgs, api: BaseQueryApi, options: KeepingOptions | undefined): AnswerPlace | null {
  if (api.type !== 'query' || !options?.kept || !canKeepAnswers()) return null;
  const owner = options.kept === 'public' ? null : (contextOf(api.extra)?.getOwner() ?? undefined);
  return owner === undefined ? null : { owner, endpoint: api.endpoint, path: pathOf(args) };
}

const without = (body: unknown, names: readonly string[] = []): unknown =>
  names.length === 0
    ? body
    : JSON.parse(JSON.stringify(body, (name, value: unknown) => (names.includes(name) ? undefined : value)));

/** After what is waiting to be shown: thousands of vacancies take a moment to write down. */
const afterwards = (work: () => void): void => void onIdle(work, { timeout: 2000 });

/** How long the provider has to answer, in milliseconds, before what it answered last is shown meanwhile. */
const PATIENCE = 5000;

/**
 * Keeps the answers of reads that ask for it, and gives the one kept last when the provider cannot be reached, or does
 * not answer in time. Who may have it is looked up again after each wait: a session may end meanwhile.
 *
 * @param readAgain runs the read of a call once more, for its answer has come after all and is at hand; false when
 *   nobody shows it any more
 */
export const withStoredAnswers = (call: ProviderQuery, readAgain: (api: BaseQueryApi) => boolean): KeepingQuery => {
  type Answer = Awaited<ReturnType<ProviderQuery>>;
  const atHand = new Map<string, Answer>();

  return async (args, api, options) => {
    const place = placeOf(args, api, options);
    if (!place) return call(args, api, options);
    const key = JSON.stringify(place);
    const isTheirs = () => place.owner === null || contextOf(api.extra)?.getOwner() === place.owner;
    const keep = (data: unknown) =>
      afterwards(() => void keepAnswer(place, without(data, options.neverKept), isTheirs));
    const keptAnswer = async () => {
      const kept = await findAnswer(place);
      return kept && !api.signal.aborted && isTheirs() ? { data: kept.body, meta: { keptAt: kept.keptAt } } : null;
    };

    const answer = Promise.resolve(atHand.get(key) ?? call(args, api, options));
    atHand.delete(key);
    const soon = await withTimeout(answer, PATIENCE);
    const meanwhile = soon ? null : await keptAnswer();
    if (meanwhile) {
      void answer.then((late) => {
        if (late.error || !isTheirs()) return;
        atHand.set(key, late);
        if (readAgain(api)) return;
        atHand.delete(key);
        keep(late.data);
      });
      return meanwhile;
    }
    const result = soon ?? (await answer);
    if (!result.error) {
      keep(result.data);
      return result;
    }
    if (result.error.kind !== 'network' || api.signal.aborted || !isTheirs()) return result;
    return (await keptAnswer()) ?? result;
  };
};
