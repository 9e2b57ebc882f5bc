import type { ReactNode } from 'react';
import { useCapability } from '../model/use-capability';
import type { Capability } from '../model/use-capability';

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
  if (useCapability(capability)) return onlyWithoutScripts ? null : children;
  // A server that has the feature has taken `hidden` away.
  return (
    <noscript hidden data-capability={capability} suppressHydrationWarning>
      {children}
    </noscript>
  );
}
