export { KeptDataNotice } from './KeptDataNotice';
