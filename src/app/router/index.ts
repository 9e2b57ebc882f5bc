export { appRoutes, createAppRouter } from './router';
