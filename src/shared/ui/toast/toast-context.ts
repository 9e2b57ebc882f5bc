import { createContext, useContext } from 'react';

export interface Toast {
  message: string;
  severity: 'success' | 'error';
}

interface ToastActions {
  /** @param message plain text */
  showSuccess: (message: string) => void;
  /** @param message plain text */
  showError: (message: string) => void;
}

export const ToastContext = createContext<ToastActions | null>(null);

/** The toasts of the nearest `ToastProvider`; throws outside of one. */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext);
  if (!actions) throw new Error('useToast needs a ToastProvider above it.');
  return actions;
}
