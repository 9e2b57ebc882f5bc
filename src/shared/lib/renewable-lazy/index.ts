export { renewableLazy } from './renewable-lazy';
