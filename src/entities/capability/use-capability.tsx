import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { requestCapabilities, selectHasFeature } from './capabilities';

/** The features that the app has, where the provider has them too; a new one is added here. */
export type Capability =
  | 'account'
  | 'accountPhone'
  | 'adCheck'
  | 'answers'
  | 'applicationEvents'
  | 'applicationPreview'
  | 'applicationWithdraw'
  | 'bookmarks'
  | 'commonPasswords'
  | 'cvOptions'
  | 'hiddenAccounts'
  | 'jobDemand'
  | 'jobReports'
  | 'jobSearch'
  | 'jobSignals'
  | 'mailedLinks'
  | 'matches'
  | 'matchOrder'
  | 'notifications'
  | 'privacy'
  | 'publicJobs'
  | 'savedSearches'
  | 'searchPlace'
  | 'webPush';

type CapabilityRoot = Parameters<typeof selectHasFeature>[0];

/**
 * True when the provider has a feature. False while that is not known, when it cannot be found out, and in pages that the
 * build renders: what needs the feature is then not shown. Specification 4, section 0.
 */
export const useCapability = (name: Capability): boolean =>
  useSelector((root: CapabilityRoot) => selectHasFeature(root, name) === true);

/**
 * As `useCapability`, and undefined while it is not known. For a page whose content depends on it: the provider is
 * requested at once, not when the browser is idle.
 */
export function useDecidedCapability(name: Capability): boolean | undefined {
  const has = useSelector((root: CapabilityRoot) => selectHasFeature(root, name));
  const dispatch = useDispatch<ThunkDispatch<CapabilityRoot, unknown, UnknownAction>>();
  const isKnown = has !== undefined;
  useEffect(() => {
    if (!isKnown) void dispatch(requestCapabilities());
  }, [dispatch, isKnown]);
  return has;
}

interface WhereCapableProps {
  capability: Capability;
  children: ReactNode;
  /** True when it is there without scripts alone, because something else says it with them. */
  onlyWithoutScripts?: boolean;
}

/**
 * Content that holds for a provider with a feature. Without scripts the app cannot find out: the build writes it into a
 * hidden `noscript`, which a server that has the feature shows (`server/src/capabilities/capabilities.ts`).
 */
export function WhereCapable({ capability, children, onlyWithoutScripts = false }: WhereCapableProps) {
  if (useCapability(capability) && !onlyWithoutScripts) return children;
  // A server that has the feature has taken `hidden` away.
  return (
    <noscript hidden data-capability={capability} suppressHydrationWarning>
      {children}
    </noscript>
  );
}
