export { HeadlineModal } from './ui/LazyHeadlineModal';
