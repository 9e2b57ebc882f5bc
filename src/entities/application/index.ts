export {
  applicationApi,
  useApplyMutation,
  useGetApplicationsQuery,
  useSaveReferenceMutation,
} from './api/application.api';
export type { Application } from './model/application';
export { ApplicationCard } from './ui/ApplicationCard';
export { ApplicationCardSkeleton } from './ui/ApplicationCardSkeleton';
