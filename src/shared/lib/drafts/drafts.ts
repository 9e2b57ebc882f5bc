import { createDraftStore } from './draft-store';
import { tabId } from './tab-id';

const surroundings = { now: Date.now, tab: tabId };

/** The drafts of this browser. */
export const drafts = createDraftStore({ ...surroundings, storage: () => window.localStorage });

/** The drafts that last as long as this tab: closing it leaves nothing on a phone that others use. */
export const tabDrafts = createDraftStore({ ...surroundings, storage: () => window.sessionStorage });

/** Removes the drafts that are too old. */
export const sweepDrafts = (): void => drafts.sweep();
