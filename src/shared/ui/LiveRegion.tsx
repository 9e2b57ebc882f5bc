import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '@/shared/lib/hydration';
import { VisuallyHidden } from './VisuallyHidden';

let place: HTMLElement | null = null;

/**
 * Element of the body that stays readable: a dialog of Material UI hides every other child of the body from assistive
 * technology when it opens, and again when another one opens.
 */
function readablePlace(): HTMLElement {
  if (!place) {
    const element = document.createElement('div');
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
    place = element;
  }
  if (!place.isConnected) document.body.append(place);
  return place;
}

/** Renders its children outside the app's root, where an open dialog does not hide them from assistive technology. */
export const BesideDialogs = ({ children }: { children: ReactNode }) =>
  useIsHydrated() && createPortal(children, readablePlace());

interface LiveRegionProps {
  /** Accessible name. */
  label: string;
  /** Text to announce, or nothing. */
  children: ReactNode;
}

/**
 * Announces a text that is shown elsewhere on the page, also while a dialog is open. It is always there, because a screen
 * reader announces only what comes into a region.
 */
export const LiveRegion = ({ label, children }: LiveRegionProps) => (
  <BesideDialogs>
    <VisuallyHidden component="div" role="status" aria-label={label}>
      {children}
    </VisuallyHidden>
  </BesideDialogs>
);
