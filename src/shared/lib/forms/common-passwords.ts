import { logFailure } from '@/shared/lib/logging';

/**
 * Fetches the list of the commonest passwords, a chunk of its own.
 *
 * @returns true for a password of the list, by the rule of the server; null when the list cannot be fetched
 */
export async function loadCommonPasswords(): Promise<((password: string) => boolean) | null> {
  try {
    return (await import(/* webpackChunkName: "common-passwords" */ './common-password-list')).isCommonPassword;
  } catch (error) {
    logFailure('common passwords are not known', error);
    return null;
  }
}
