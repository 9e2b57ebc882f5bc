export { loadLoginPage } from './load-page';
