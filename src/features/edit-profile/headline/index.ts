export { HeadlineModal } from './ui/LazyHeadlineModal';
export { useHeadlineProposals } from './ui/use-headline-proposals';
