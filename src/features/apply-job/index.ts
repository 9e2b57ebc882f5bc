export { lastApplicationSlice, toStoredId, useLastApplication } from './model/last-application';
export { pendingReferencesSlice } from './model/pending-references';
export { toStoredReferences } from './model/stored-references';
export { ApplyButton } from './ui/ApplyButton';
export { UnansweredSource } from './ui/UnansweredSource';
