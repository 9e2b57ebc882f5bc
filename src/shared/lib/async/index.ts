export { onIdle, onPageSettled, withTimeout, yieldToMain } from './async';
