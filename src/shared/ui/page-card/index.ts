export { PageCard } from './PageCard';
