import { createContext, useContext } from 'react';

/** Owner of what is typed before there is an account. */
export const VISITOR = 'visitor';

/** Whose the drafts of the signed-in candidate are, from the candidate's id. */
export const toDraftOwner = (candidateId: string | number): string => `candidate-${candidateId}`;

/**
 * Whose drafts are restored and stored below: null while nobody is signed in, and while a session does not know the id
 * of its candidate, which the profile brings. No draft is stored then: it could be another candidate's.
 */
export const DraftOwnerContext = createContext<string | null>(null);

export const useDraftOwner = (): string | null => useContext(DraftOwnerContext);
