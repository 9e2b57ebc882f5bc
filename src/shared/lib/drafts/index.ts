export { DraftOwnerContext, VISITOR, toDraftOwner } from './draft-owner';
export { drafts, sweepDrafts, tabDrafts } from './drafts';
export type { DraftOutcome, OpenDraft } from './open-draft';
export { useDraft, useDraftWriter } from './use-draft';
export type { DraftOf } from './use-draft';
export { useDiscardDraft, useIsDraftLeft } from './use-left-draft';
