import { useCallback, useSyncExternalStore } from 'react';
import { createCapabilityStore } from './capability-store';

/** The features that the app has, where the provider has them too; a new one is added here. */
export type Capability =
  | 'account'
  | 'applicationEvents'
  | 'applicationPreview'
  | 'applicationWithdraw'
  | 'hiddenAccounts'
  | 'jobDemand'
  | 'jobReports'
  | 'jobSearch'
  | 'jobSearchList'
  | 'privacy'
  | 'publicJobs';

const store = createCapabilityStore();

const unknownYet = () => false;

/**
 * True when the provider has a feature. False while that is not known, when it cannot be found out, and in pages that the
 * build renders: what needs the feature is then not shown. Specification 4, section 0.
 */
export function useCapability(name: Capability): boolean {
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.has(name), [name]),
    unknownYet,
  );
}
