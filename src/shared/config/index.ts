export { env } from './env';
export { routes } from './routes';
