import { useIsOffline } from '@/shared/lib/connection';
import { isApiError } from './api-error';
import { texts } from './texts';

/**
 * Text of a failed save or download, updated when the connection is lost or returns: a message about a missing connection
 * does not stay after it has returned.
 *
 * @param error null or undefined for none
 * @param describe the text of the failure at this moment
 */
export function useErrorText(error: unknown, describe: (error: unknown) => string): string | null {
  const isOffline = useIsOffline();
  if (error === null || error === undefined) return null;
  return isApiError(error) && error.isUnsent && !isOffline ? texts.reconnected : describe(error);
}
