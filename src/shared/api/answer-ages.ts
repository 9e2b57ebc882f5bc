import { createSlice } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from './api-error';
import type { AnswerMeta } from './with-stored-answers';

/** A read as a screen makes it: the endpoint's name and its argument, if it takes one. */
export interface Read {
  endpoint: string;
  arg?: unknown;
}

interface AnswerAges {
  /** ISO instants at which the provider gave the answers that came from the store, by read. */
  keptAt: Record<string, string>;
  /** The reads of lists whose answers had rows that do not fit the contract: these were left out. */
  partial: Record<string, true>;
  /** Whether the last call got no answer. */
  unreachable: boolean;
}

/** The end of a call, as RTK Query tells of it. */
interface CallEnd extends UnknownAction {
  payload?: unknown;
  meta: {
    arg: { type: 'query' | 'mutation'; endpointName: string; originalArgs?: unknown };
    baseQueryMeta?: AnswerMeta;
  };
}

const PROVIDER = 'provider';
const CALL_END = new RegExp(`^${PROVIDER}/execute(Query|Mutation)/(fulfilled|rejected)$`);

const isCallEnd = (action: UnknownAction): action is CallEnd => CALL_END.test(action.type);

const keyOf = ({ endpoint, arg }: Read): string => `${endpoint}(${JSON.stringify(arg) ?? ''})`;

const without = <T>(values: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== key));

/** Whether rows of a list were left out. */
const isPartial = (data: unknown, rowCount: number | undefined): boolean =>
  Array.isArray(data) && rowCount !== undefined && rowCount !== data.length;

const initialState: AnswerAges = { keptAt: {}, partial: {}, unreachable: false };

/** How old the answers from the store are, whether all of a list could be read, and whether the provider can be reached. */
export const answerAgesSlice = createSlice({
  name: 'answerAges',
  initialState,
  reducers: {
    /** That the last call got no answer says nothing any more: the connection is back, or nothing waits for one. */
    troubleForgotten: (state) => {
      state.unreachable = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(`${PROVIDER}/resetApiState`, (state) => {
      state.keptAt = {};
      state.partial = {};
    });
    builder.addMatcher(isCallEnd, (state, { type, payload, meta: { arg, baseQueryMeta } }) => {
      const isAnswer = type.endsWith('/fulfilled');
      const keptAt = isAnswer ? baseQueryMeta?.keptAt : undefined;
      // A call that was given up says nothing.
      if (isAnswer || isApiError(payload)) {
        state.unreachable = keptAt !== undefined || (isApiError(payload) && payload.kind === 'network');
      }
      if (!isAnswer || arg.type !== 'query') return;
      const key = keyOf({ endpoint: arg.endpointName, arg: arg.originalArgs });
      if (keptAt !== undefined) state.keptAt[key] = keptAt;
      else if (key in state.keptAt) state.keptAt = without(state.keptAt, key);
      if (isPartial(payload, baseQueryMeta?.rowCount)) state.partial[key] = true;
      else if (key in state.partial) state.partial = without(state.partial, key);
    });
  },
  selectors: {
    /** When the oldest answer among these reads was given, of those that came from the store; null for none. */
    selectKeptAt: ({ keptAt }, reads: readonly Read[]): string | null =>
      reads
        .map((read) => keptAt[keyOf(read)])
        .filter((instant) => instant !== undefined)
        .sort()[0] ?? null,
    /** Whether the answer to a read is the provider's own, and all of it: neither from the store nor without rows. */
    selectIsWhole: ({ keptAt, partial }, read: Read): boolean => !(keyOf(read) in keptAt) && !(keyOf(read) in partial),
    selectIsUnreachable: ({ unreachable }) => unreachable,
  },
});

export const { troubleForgotten } = answerAgesSlice.actions;
export const { selectKeptAt, selectIsUnreachable, selectIsWhole } = answerAgesSlice.selectors;
