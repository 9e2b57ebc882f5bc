export {
  applicationApi,
  useApplyMutation,
  useGetApplicationsQuery,
  useSaveReferenceMutation,
} from './api/application.api';
export { useWithdrawApplicationMutation } from './api/application-event.api';
export { APPLICATIONS_PATH } from './api/applications-path';
export { isWithdrawable } from './model/application';
export type { Application } from './model/application';
export type { Appointment } from './model/application-event';
export { hasPassed } from './model/is-ahead';
export { hasApplied, useIsKnownApplied, useKnownApplications } from './model/known-applications';
export { PIPELINE } from './model/pipeline';
export { describeAppointment } from './model/upcoming-appointments';
export { ApplicationCard } from './ui/ApplicationCard';
export { ApplicationCardSkeleton } from './ui/ApplicationCardSkeleton';
export { ApplicationTimeline } from './ui/ApplicationTimeline';
export { ProgressTracker } from './ui/ProgressTracker';
