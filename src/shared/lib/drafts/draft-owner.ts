import { createContext, useContext } from 'react';

/** Owner of what is typed before there is an account. */
export const VISITOR = 'visitor';

/** Whose the drafts of the signed-in candidate are, from the candidate's id. */
export const toDraftOwner = (candidateId: string | number): string => `candidate-${candidateId}`;

/**
 * Whose drafts are read and kept below: null while nobody is signed in, and while a session does not know the id of its
 * candidate, which the profile brings. No draft is kept then: it could not be told from another candidate's.
 */
export const DraftOwnerContext = createContext<string | null>(null);

export const useDraftOwner = (): string | null => useContext(DraftOwnerContext);
