import FixedJsdom from 'jest-fixed-jsdom';
import type { Circus } from '@jest/types';

/**
 * jsdom with Node's own fetch. What React does after a test has ended, until its components are removed, is nobody's
 * mistake: it would say that it was not wrapped in `act`, on a slow machine alone.
 */
export default class WebEnvironment extends FixedJsdom {
  private isActEnvironment: unknown;

  handleTestEvent({ name }: Circus.AsyncEvent): void {
    const { global } = this as unknown as { global: { IS_REACT_ACT_ENVIRONMENT: unknown } };
    if (name === 'test_fn_success' || name === 'test_fn_failure') {
      this.isActEnvironment = global.IS_REACT_ACT_ENVIRONMENT;
      global.IS_REACT_ACT_ENVIRONMENT = false;
    }
    if (name === 'test_done') global.IS_REACT_ACT_ENVIRONMENT = this.isActEnvironment;
  }
}
