export { AppRoutes, preloadPage } from './AppRoutes';
