import { createContext, useContext } from 'react';

/** Owner of what is typed before there is an account. */
export const VISITOR = 'visitor';

/** Owner of the signed-in candidate's drafts, from the candidate's id. */
export const toDraftOwner = (candidateId: string | number): string => `candidate-${candidateId}`;

/**
 * Owner of the drafts that are restored and stored below: null when signed out, and when a session does not know the id
 * of its candidate, which the profile brings. No draft is stored then: it could be another candidate's.
 */
export const DraftOwnerContext = createContext<string | null>(null);

export const useDraftOwner = (): string | null => useContext(DraftOwnerContext);
