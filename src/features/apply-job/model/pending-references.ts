import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { candidateErased, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import type { Session } from '@/entities/session';
import type { Id } from '@/shared/api';

/** A candidate's id; null while the provider has not told it. */
type Owner = Session['userId'];

/** A job that was applied to, or is about to be, without word of how the candidate learned of it. */
export interface PendingReference {
  /** Applicant: another candidate on this browser does not get the question. */
  owner: Owner;
  job: Id;
  /** Some providers leave the job's id out of its applications. */
  slug: string;
}

/** A job as its own page has it, or as its application has it. */
export interface AppliedJob {
  id: Id | null;
  slug: string | null;
}

/** An application that the provider has taken. */
export type SentApplication = Pick<PendingReference, 'owner' | 'job'>;

/** Limit for all candidates of a browser together: more than they leave unanswered. */
export const MAX_PENDING_REFERENCES = 100;

interface PendingReferencesState {
  /** Oldest first. */
  jobs: PendingReference[];
  /**
   * The application that was sent last on this browser, until its candidate has put away what there is to say about it.
   * Survives the dialogs of applying, which lead to another page, and a reload.
   */
  last: SentApplication | null;
}

/** The part of the store that holds them. */
export interface PendingReferencesRoot {
  pendingReferences: PendingReferencesState;
}

const initialState: PendingReferencesState = { jobs: [], last: null };

const withoutOwnerless = (state: PendingReferencesState): void => {
  state.jobs = state.jobs.filter(({ owner }) => owner !== null);
};

const without = (state: PendingReferencesState, { payload }: PayloadAction<SentApplication>): void => {
  state.jobs = state.jobs.filter(({ owner, job }) => owner !== payload.owner || job !== payload.job);
};

export const pendingReferencesSlice = createSlice({
  name: 'pendingReferences',
  initialState,
  reducers: {
    /**
     * Adds the question how the job was found. It is added before the application is sent, so that a candidate who
     * leaves meanwhile is asked beside the application, should it be stored.
     */
    referenceAsked: (state, action: PayloadAction<PendingReference>) => {
      without(state, action);
      state.jobs = [...state.jobs, action.payload].slice(-MAX_PENDING_REFERENCES);
    },
    /** The answer is stored; or the application that the question belongs to was refused. */
    referenceSettled: without,
    /** The provider has taken an application; null once what is said about it was put away. */
    lastApplicationChanged: (state, { payload }: PayloadAction<SentApplication | null>) => {
      state.last = payload;
    },
  },
  extraReducers: (builder) => {
    // Those without an owner are of a candidate whose id the provider never told: perhaps another one.
    builder.addCase(signedIn, withoutOwnerless);
    builder.addCase(signedOut, (state) => {
      withoutOwnerless(state);
      state.last = null;
    });
    builder.addCase(candidateErased, (state, { payload }) => {
      state.jobs = state.jobs.filter(({ owner }) => owner !== null && owner !== payload);
      state.last = null;
    });
    builder.addCase(sessionDetailsChanged, ({ jobs }, { payload: { userId = null } }) => {
      for (const reference of jobs) reference.owner ??= userId;
    });
  },
  selectors: {
    /** Open question about a job that the candidate applied to. */
    selectPendingReference: ({ jobs }, candidate: Owner, { id, slug }: AppliedJob): PendingReference | undefined =>
      jobs.find(
        ({ owner, ...pending }) => owner === candidate && (id === null ? pending.slug === slug : pending.job === id),
      ),
    /** The job that a candidate applied to last; null for none, and while the candidate's id is not known. */
    selectLastApplication: ({ last }, candidate: Owner): Id | null =>
      candidate !== null && last?.owner === candidate ? last.job : null,
  },
});

export const { lastApplicationChanged, referenceAsked, referenceSettled } = pendingReferencesSlice.actions;
export const { selectLastApplication, selectPendingReference } = pendingReferencesSlice.selectors;
