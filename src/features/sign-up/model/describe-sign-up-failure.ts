import { describeError, isApiError, isCancelled } from '@/shared/api';
import { texts } from '../texts';

/** The general sentence for a registration that failed in a way that no field can show. Specification 1, section 8. */
export function describeSignUpFailure(error: unknown): string {
  if (isApiError(error) && error.kind === 'network' && !isCancelled(error)) {
    return texts.unreachable;
  }
  return describeError(error, texts.failed);
}
