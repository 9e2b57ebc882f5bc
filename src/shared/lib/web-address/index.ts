export { toLinkAddress, toWebAddress } from './web-address';
export { toJobPath } from './to-job-path';
