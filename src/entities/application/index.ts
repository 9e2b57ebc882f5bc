export {
  applicationApi,
  useApplyMutation,
  useGetApplicationsQuery,
  useSaveReferenceMutation,
} from './api/application.api';
export { APPLICATIONS_PATH } from './api/applications-path';
export { hasApplied, selectIsKnownApplied, useKnownApplications } from './model/known-applications';
export { ApplicationCard } from './ui/ApplicationCard';
export { ApplicationCardSkeleton } from './ui/ApplicationCardSkeleton';
