import type { FieldErrors } from './failure';
import { invalidFields } from './validation';

/** Problem of a field, in Indonesian, or null. */
export type Problem = string | null;

/** Fails with 4000 that names every field with a problem, if there is one (contract, "Codes"). */
export function refuseProblems(problems: Record<string, Problem>): void {
  const err: FieldErrors = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== null) err[field] = [problem];
  }
  if (Object.keys(err).length > 0) throw invalidFields(err);
}
