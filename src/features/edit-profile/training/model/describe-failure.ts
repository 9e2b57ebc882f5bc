import { isApiError } from '@/shared/api';
import { texts } from '../texts';

/**
 * Describes a training that could not be saved. Specification 2, section 8.
 *
 * @param error what the call was rejected with: an `ApiError`, or anything that went wrong on this side
 */
export function describeFailure(error: unknown): string {
  if (!isApiError(error) || error.kind === 'contract') return texts.unexpected;
  if (error.kind === 'network') return texts.unreachable;
  return error.message ?? Object.values(error.fieldErrors).flat()[0] ?? texts.failed;
}
