import { readVacancy } from './find-signals';
import type { PayComparison } from './high-pay';
import { EXACT_KINDS, isExact } from './signal';
import type { SignalKind } from './signal';
import type { PaidJob, Vacancy } from './vacancy';

export { checkAdvertisement } from './check-advertisement';
export type { SignalKind };

/**
 * The sentences of a vacancy that a candidate may want to check, each with its kind, in the order to show them.
 * Specification 4, section 7.
 *
 * @param peers vacancies that its pay is compared with
 * @returns `comparison` with a pay that is far above its like
 */
export function findSignals(
  vacancy: Vacancy,
  peers: readonly PaidJob[] = [],
): { kind: SignalKind; quote: string; comparison?: PayComparison }[] {
  return readVacancy(vacancy, peers).map(({ rule, ...signal }) => ({
    ...signal,
    kind: isExact(rule) ? EXACT_KINDS[rule] : signal.kind,
  }));
}
