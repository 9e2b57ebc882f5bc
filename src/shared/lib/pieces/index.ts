export { pause } from './pause';
export { whenIdle } from './when-idle';
