export { CompanyPage } from './CompanyPage';
