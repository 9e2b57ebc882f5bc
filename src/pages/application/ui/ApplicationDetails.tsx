import { ApplicationTimeline, ProgressTracker } from '@/entities/application';
import type { Application } from '@/entities/application';
import { WithdrawApplication } from '@/features/withdraw-application';

interface ApplicationDetailsProps {
  application: Application;
  hasTimeline: boolean;
  canWithdraw: boolean;
}

/** What More shows: the steps and, as far as the provider can, what happened, and withdrawing. */
export function ApplicationDetails({ application, hasTimeline, canWithdraw }: ApplicationDetailsProps) {
  return (
    <>
      <ProgressTracker application={application} />
      {hasTimeline && <ApplicationTimeline id={application.id} />}
      {canWithdraw && <WithdrawApplication application={application} />}
    </>
  );
}
