export { toCompanyName } from './company-name';
