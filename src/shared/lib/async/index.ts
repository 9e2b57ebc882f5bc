export { onIdle } from './on-idle';
export { withTimeout } from './with-timeout';
export { yieldToMain } from './yield-to-main';
