/** A failure that another attempt at the same background job would meet again: the worker does not try it any more. */
export class FinalFailure extends Error {
  override name = 'FinalFailure';
}
