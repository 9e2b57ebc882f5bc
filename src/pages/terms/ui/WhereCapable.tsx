import type { ReactNode } from 'react';
import { useCapability } from '@/entities/capability';
import type { Capability } from '@/entities/capability';

interface WhereCapableProps {
  capability: Capability;
  children: ReactNode;
  /** Whether it is there without scripts alone, because something else says it with them. */
  onlyWithoutScripts?: boolean;
}

/**
 * What is true of a provider with a feature. Without scripts nobody can ask the provider: the page of the build has it in a
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
