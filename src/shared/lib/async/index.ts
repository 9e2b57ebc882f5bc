export { onIdle, withTimeout, yieldToMain } from './async';
