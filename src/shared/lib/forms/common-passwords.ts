import { logFailure } from '@/shared/lib/logging';

let isListed: ((password: string) => boolean) | null = null;

/**
 * Fetches the list of the commonest passwords, a chunk of its own, for `isCommonPassword`. A list that cannot be fetched
 * is fetched again by the next call; without it the provider alone refuses.
 */
export async function loadCommonPasswords(): Promise<void> {
  if (isListed) return;
  try {
    isListed = (await import(/* webpackChunkName: "common-passwords" */ './common-password-list')).isCommonPassword;
  } catch (error) {
    logFailure('common passwords are not known', error);
  }
}

/** True for one of the commonest passwords; false as long as the list is not loaded. */
export const isCommonPassword = (password: string): boolean => isListed?.(password) ?? false;
