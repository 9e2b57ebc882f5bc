import { APPLICATION_STEPS } from '../../db/schema';

/** A step of the hiring pipeline (specification 1, section 4, "Application pipeline"). */
export type Step = (typeof APPLICATION_STEPS)[number];

/** True when a step comes after another in the pipeline. */
export function isLater(step: Step, than: Step): boolean {
  return APPLICATION_STEPS.indexOf(step) > APPLICATION_STEPS.indexOf(than);
}
