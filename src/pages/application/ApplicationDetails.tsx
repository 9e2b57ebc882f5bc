import { ApplicationTimeline, ProgressTracker } from '@/entities/application';
import type { Application } from '@/entities/application';
import { WithdrawApplication } from '@/features/withdraw-application';

interface ApplicationDetailsProps {
  application: Application;
  hasTimeline: boolean;
  canWithdraw: boolean;
}

/** Details behind More: the steps and, as far as the provider can, the history, and withdrawing. */
export function ApplicationDetails({ application, hasTimeline, canWithdraw }: ApplicationDetailsProps) {
  return (
    <>
      <ProgressTracker application={application} />
      {hasTimeline && <ApplicationTimeline id={application.id} />}
      {canWithdraw && <WithdrawApplication application={application} />}
    </>
  );
}
