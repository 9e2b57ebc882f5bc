import FixedJsdom from 'jest-fixed-jsdom';
import type { Circus } from '@jest/types';

/**
 * jsdom with Node's own fetch, and with `requireOnce` as in `server-environment.ts`. Suppresses React's `act` warnings
 * between the end of a test and the removal of its components: on a slow machine, updates may come in that time, which is
 * no mistake of the test.
 */
export default class WebEnvironment extends FixedJsdom {
  private isActEnvironment: unknown;

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { requireOnce: require });
  }

  handleTestEvent({ name }: Circus.AsyncEvent): void {
    const { global } = this as unknown as { global: { IS_REACT_ACT_ENVIRONMENT: unknown } };
    if (name === 'test_fn_success' || name === 'test_fn_failure') {
      this.isActEnvironment = global.IS_REACT_ACT_ENVIRONMENT;
      global.IS_REACT_ACT_ENVIRONMENT = false;
    }
    if (name === 'test_done') global.IS_REACT_ACT_ENVIRONMENT = this.isActEnvironment;
  }
}
