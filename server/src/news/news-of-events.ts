import type { applicationEvents, applications } from '../db/schema';
import type { NewNotification } from './add-notifications';

type EventRow = typeof applicationEvents.$inferSelect;
type Application = Pick<typeof applications.$inferSelect, 'id' | 'candidateId' | 'jobId'>;

/**
 * News of an application's events that were stored together. Events that the candidate caused are no news, nor is the
 * step that comes with a decision. Specification 4, section 9.
 */
export function newsOfEvents(
  { id: applicationId, candidateId, jobId }: Application,
  events: readonly EventRow[],
): NewNotification[] {
  const isDecided = events.some(({ kind }) => kind === 'outcome');
  return events.flatMap(({ id, kind, at, step, outcome, appointmentId }): NewNotification[] => {
    const row = { candidateId, threshold: id, createdAt: at };
    const ofApplication = { ...row, kind: 'application' as const, subject: applicationId };
    switch (kind) {
      case 'viewed':
        return [{ ...ofApplication, data: { event: kind, jobId } }];
      case 'moved':
        return step === null || isDecided ? [] : [{ ...ofApplication, data: { event: kind, jobId, step } }];
      case 'outcome':
        return outcome === null || outcome === 'withdrawn'
          ? []
          : [{ ...ofApplication, data: { event: kind, jobId, outcome } }];
      case 'appointment':
      case 'appointmentCancelled': {
        const data = { jobId, applicationId, eventId: id };
        return [{ ...row, kind: 'appointment', subject: appointmentId ?? id, data }];
      }
      default:
        return [];
    }
  });
}
