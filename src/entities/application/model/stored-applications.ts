import { findCachedResponse } from '@/shared/api';
import type { Id } from '@/shared/api';
import { APPLICATIONS_PATH } from '../api/applications-path';
import { toPastOutcome } from './outcome';

/** Fields that tell an applied job, and jobs that are it posted again. */
export interface AppliedJob {
  outcome: string | null;
  job: { id: Id | null; slug: string | null; title: string; company: { name: string } };
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function toAppliedJob(value: unknown): AppliedJob[] {
  if (!isRow(value) || !isRow(value.job)) return [];
  const { id, slug, title, company } = value.job;
  const known = typeof id === 'string' || typeof id === 'number' ? (id as Id) : null;
  const job = {
    id: known,
    slug: toText(slug) || null,
    title: toText(title),
    company: { name: isRow(company) ? toText(company.name) : '' },
  };
  return [{ outcome: toPastOutcome(toText(value.outcome), toText(value.outcomeAt), new Date()), job }];
}

/**
 * The applications of the provider's last response that this device has stored for a candidate; undefined where it has
 * none. Nothing is requested.
 */
export async function readStoredApplications(owner: Id): Promise<AppliedJob[] | undefined> {
  const stored = await findCachedResponse({ owner, endpoint: 'getApplications', path: APPLICATIONS_PATH });
  const { data } = isRow(stored?.body) ? stored.body : {};
  return Array.isArray(data) ? data.flatMap(toAppliedJob) : undefined;
}
