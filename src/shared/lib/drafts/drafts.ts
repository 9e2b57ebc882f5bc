import { createDraftStore } from './draft-store';
import { tabId } from './tab-id';

/** The drafts of this browser. */
export const drafts = createDraftStore({ storage: () => window.localStorage, now: Date.now, tab: tabId });
