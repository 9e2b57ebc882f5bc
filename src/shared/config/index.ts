export { env } from './env';
export { SIMILAR_JOBS, routes } from './routes';
export type { RouteName } from './routes';
