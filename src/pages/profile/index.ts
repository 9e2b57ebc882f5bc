export { loadProfilePage } from './load-page';
export { readProfileAhead } from './read-ahead';
