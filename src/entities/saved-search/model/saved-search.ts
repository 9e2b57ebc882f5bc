import type { Id } from '@/shared/api';
import { texts } from '../texts';

export const ALERTS = ['none', 'daily', 'weekly'] as const;

/** How often new jobs are mailed. */
type Alert = (typeof ALERTS)[number];

/** The same in words. */
export const alertLabel = (alert: Alert): string => texts.alerts[alert];

/** A search with its name, to be saved. */
export interface SavedSearchDraft {
  name: string;
  /** Query of the job list's address, without its question mark. */
  query: string;
  alert: Alert;
}

/** A search that a candidate has saved. Specification 4, section 9. */
export interface SavedSearch extends SavedSearchDraft {
  id: Id;
  /** False where a later release of the app has saved it in a form that this one does not know. */
  isReadable: boolean;
}
