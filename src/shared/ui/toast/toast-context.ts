import { createContext, useContext } from 'react';

export interface Toast {
  message: string;
  severity: 'success' | 'info' | 'error';
  action?: ToastAction;
}

/** A button that takes back what the toast tells; the toast stays longer with it. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

interface ToastActions {
  /** @param message plain text */
  showSuccess: (message: string) => void;
  /** @param message plain text */
  showInfo: (message: string, action?: ToastAction) => void;
  /** @param message plain text */
  showError: (message: string) => void;
}

/** Space that a toast leaves free at the right of a phone, in pixels: a dialog's close button, or the navbar's menu. */
export const PHONE_CORNER = 76;

/** Top of a toast on wide screens, in pixels: below the navbar, whose menus stay free. */
export const BELOW_BAR = 80;

export const ToastContext = createContext<ToastActions | null>(null);

/** The toasts of the nearest `ToastProvider`; throws outside of one. */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext);
  if (!actions) throw new Error('useToast needs a ToastProvider above it.');
  return actions;
}
