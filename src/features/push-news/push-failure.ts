import { NoWorkerError } from '@/entities/push';
import { describeFailure, isApiError, networkError } from '@/shared/api';
import { isOffline } from '@/shared/lib/connection';
import { texts } from './texts';

/**
 * Describes why pushes could not be set, with one sentence for each cause.
 *
 * @param error of `subscribe`, or an `ApiError`
 * @param endpoint of the browser's present subscription, whose host is named where the provider refuses it
 */
export function describePushFailure(error: unknown, endpoint?: string): string {
  if (error instanceof NoWorkerError) return texts.causes.noWorker;
  if (error instanceof DOMException && error.name === 'NotAllowedError') return texts.causes.browser;
  // Its push service refuses, or cannot be reached: browsers do not tell these apart.
  if (error instanceof DOMException && error.name === 'AbortError' && !isOffline()) return texts.causes.pushService;
  if (!isApiError(error)) return `${texts.failed} ${describeFailure(isOffline() ? networkError() : error)}`;
  if (error.fieldErrors.endpoint && endpoint) return texts.causes.endpoint(new URL(endpoint).host);
  const [refused] = Object.values(error.fieldErrors).flat();
  return `${texts.failed} ${refused ?? describeFailure(error)}`;
}
