export {
  applicationApi,
  useApplyMutation,
  useGetApplicationsQuery,
  useSaveReferenceMutation,
} from './api/application.api';
export { ApplicationCard } from './ui/ApplicationCard';
export { ApplicationCardSkeleton } from './ui/ApplicationCardSkeleton';
