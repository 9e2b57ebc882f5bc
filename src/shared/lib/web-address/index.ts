export { toLinkAddress, toWebAddress } from './web-address';
