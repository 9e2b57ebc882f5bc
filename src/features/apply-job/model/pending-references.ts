import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { candidateErased, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import type { Session } from '@/entities/session';
import type { Id } from '@/shared/api';

/** A candidate's id; null while the provider has not told it. */
type Owner = Session['userId'];

/** A job that was applied to, or is about to be, without word of how the candidate learned of it. */
export interface PendingReference {
  /** Who applied: nobody else who signs in on this browser is asked. */
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

/** More than a candidate leaves unanswered, whoever else uses the browser. */
export const PENDING_LIMIT = 100;

interface PendingReferencesState {
  /** Oldest first. */
  jobs: PendingReference[];
}

/** The part of the store that holds them. */
export interface PendingReferencesRoot {
  pendingReferences: PendingReferencesState;
}

const initialState: PendingReferencesState = { jobs: [] };

const withoutOwnerless = ({ jobs }: PendingReferencesState): PendingReferencesState => ({
  jobs: jobs.filter(({ owner }) => owner !== null),
});

const without = (
  { jobs }: PendingReferencesState,
  { payload }: PayloadAction<Pick<PendingReference, 'owner' | 'job'>>,
): PendingReferencesState => ({
  jobs: jobs.filter(({ owner, job }) => owner !== payload.owner || job !== payload.job),
});

export const pendingReferencesSlice = createSlice({
  name: 'pendingReferences',
  initialState,
  reducers: {
    /**
     * How the job was found is to be asked: from before its application is sent, so that whoever leaves meanwhile is asked
     * beside the application, should it be stored.
     */
    referenceAsked: ({ jobs }, { payload }: PayloadAction<PendingReference>) => {
      const others = jobs.filter(({ owner, job }) => owner !== payload.owner || job !== payload.job);
      return { jobs: [...others, payload].slice(-PENDING_LIMIT) };
    },
    /** It was answered, and the answer is stored. */
    referenceSaved: without,
    /** The application that it was asked for was refused. */
    referenceTakenBack: without,
  },
  extraReducers: (builder) => {
    // Those without an owner are of a candidate whose id the provider never told: perhaps another one.
    builder.addCase(signedIn, withoutOwnerless);
    builder.addCase(signedOut, withoutOwnerless);
    builder.addCase(candidateErased, ({ jobs }, { payload }) => ({
      jobs: jobs.filter(({ owner }) => owner !== null && owner !== payload),
    }));
    builder.addCase(sessionDetailsChanged, ({ jobs }, { payload: { userId = null } }) => {
      for (const reference of jobs) reference.owner ??= userId;
    });
  },
  selectors: {
    /** What is left to ask a candidate about a job that they applied to. */
    selectPendingReference: ({ jobs }, candidate: Owner, { id, slug }: AppliedJob): PendingReference | undefined =>
      jobs.find(
        ({ owner, ...pending }) => owner === candidate && (id === null ? pending.slug === slug : pending.job === id),
      ),
  },
});

export const { referenceAsked, referenceSaved, referenceTakenBack } = pendingReferencesSlice.actions;
export const { selectPendingReference } = pendingReferencesSlice.selectors;
