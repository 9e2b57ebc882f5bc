export { env } from './env';
export { routes } from './routes';
export type { RouteName } from './routes';
