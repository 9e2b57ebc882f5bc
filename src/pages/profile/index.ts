export { loadProfilePage } from './load-page';
