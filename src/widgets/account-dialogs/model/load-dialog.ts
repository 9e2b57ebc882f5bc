import type { ComponentType } from 'react';
import type { AccountDialog } from '@/entities/session';

/** Each dialog is a chunk of its own: most visits open none, and forms are large. */
const loaders: Record<AccountDialog, () => Promise<ComponentType>> = {
  'sign-in': async () => (await import('@/features/sign-in')).SignInModal,
  'sign-up': async () => (await import('@/features/sign-up')).SignUpModal,
  'forgot-password': async () => (await import('@/features/forgot-password')).ForgotPasswordModal,
  'login-required': async () => (await import('../ui/LoginRequiredDialog')).LoginRequiredDialog,
};

/** The component of a dialog; rejects when its chunk cannot be had. Another try asks the network again. */
export const loadDialog = (name: AccountDialog): Promise<ComponentType> => loaders[name]();
