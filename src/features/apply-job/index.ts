export { pendingReferencesSlice } from './model/pending-references';
export { toStoredLast, toStoredReferences } from './model/stored-references';
export { useLastApplication } from './model/use-last-application';
export { ApplyButton } from './ui/ApplyButton';
export { UnansweredSource } from './ui/UnansweredSource';
