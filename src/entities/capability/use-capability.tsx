import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { createCapabilityStore } from './capability-store';
import type { ReactNode } from 'react';

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

const store = createCapabilityStore();

/** Reads the features that a page is rendered with; a server that renders the page provides them itself. */
export const RenderedFeatures = createContext(store.rendered);

/** As `store.decided`, for a page that is rendered without a browser, and for its hydration. */
function useRendered(name: Capability): () => boolean | undefined {
  const readFeatures = useContext(RenderedFeatures);
  return () => {
    const features = readFeatures();
    return features ? features[name] === 1 : undefined;
  };
}

/**
 * True when the provider has a feature. False while that is not known, when it cannot be found out, and in pages that the
 * build renders: what needs the feature is then not shown. Specification 4, section 0.
 */
export function useCapability(name: Capability): boolean {
  const decideRendered = useRendered(name);
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.has(name), [name]),
    () => decideRendered() === true,
  );
}

/**
 * As `useCapability`, and undefined while it is not known. For a page whose content depends on it: the provider is
 * requested at once, not when the browser is idle.
 */
export function useDecidedCapability(name: Capability): boolean | undefined {
  return useSyncExternalStore(
    store.subscribeNow,
    useCallback(() => store.decided(name), [name]),
    useRendered(name),
  );
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
