import { findCachedResponse } from '@/shared/api';
import type { Id } from '@/shared/api';
import { APPLICATIONS_PATH } from '../api/applications-path';

/** Fields that tell an applied job. */
export interface AppliedJob {
  outcome: string | null;
  job: { id: Id | null; slug: string | null };
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function toAppliedJob(value: unknown): AppliedJob[] {
  if (!isRow(value) || !isRow(value.job)) return [];
  const { id, slug } = value.job;
  const known = typeof id === 'string' || typeof id === 'number' ? (id as Id) : null;
  return [{ outcome: toText(value.outcome) || null, job: { id: known, slug: toText(slug) || null } }];
}

/** The applications of the provider's last response that this device has stored for a candidate; none is requested. */
export async function readStoredApplications(owner: Id): Promise<AppliedJob[]> {
  const stored = await findCachedResponse({ owner, endpoint: 'getApplications', path: APPLICATIONS_PATH });
  const { data } = isRow(stored?.body) ? stored.body : {};
  return Array.isArray(data) ? data.flatMap(toAppliedJob) : [];
}
