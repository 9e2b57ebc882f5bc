import type { BaseQueryApi, BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { whenIdle } from '@/shared/lib/pieces';
import { canKeepAnswers, findAnswer, keepAnswer } from './answer-store';
import type { AnswerPlace } from './answer-store';
import { contextOf } from './api-context';
import type { CallOptions, ProviderQuery } from './api-context';
import type { ApiError } from './api-error';

/** What an endpoint may ask of its calls, as `extraOptions`. */
interface KeepingOptions extends CallOptions {
  /** Keeps the answers of a read for a time without a connection: for everybody, or for the candidate alone. */
  kept?: 'public' | 'private';
  /** Names of fields that are never kept, wherever they stand in the answer. */
  neverKept?: readonly string[];
}

/** What is known of an answer beside its data. */
export interface AnswerMeta extends Partial<FetchBaseQueryMeta> {
  /** ISO instant at which the provider gave the answer, when it comes from the store. */
  keptAt?: string;
}

type KeepingQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, KeepingOptions, AnswerMeta>;

function pathOf(args: string | FetchArgs): string {
  if (typeof args === 'string') return args;
  return `${args.url}?${new URLSearchParams(args.params as Record<string, string> | undefined)}`;
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
const afterwards = (work: () => void): void => void whenIdle(work, { atTheLatest: 2000 });

/**
 * Keeps the answers of reads that ask for it, and gives the one kept last when the provider cannot be reached. Who may
 * have it is looked up again after each wait: a session may end meanwhile.
 */
export const withStoredAnswers =
  (call: ProviderQuery): KeepingQuery =>
  async (args, api, options) => {
    const place = placeOf(args, api, options);
    const result = await call(args, api, options);
    if (!place) return result;
    const isTheirs = () => place.owner === null || contextOf(api.extra)?.getOwner() === place.owner;
    if (!result.error) {
      const { data } = result;
      afterwards(() => void keepAnswer(place, without(data, options.neverKept), isTheirs));
      return result;
    }
    if (result.error.kind !== 'network' || api.signal.aborted || !isTheirs()) return result;
    const kept = await findAnswer(place);
    if (!kept || api.signal.aborted || !isTheirs()) return result;
    return { data: kept.body, meta: { ...result.meta, keptAt: kept.keptAt } };
  };
