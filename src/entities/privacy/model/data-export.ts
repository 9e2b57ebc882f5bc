import type { Id } from '@/shared/api';

export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;

/** A copy of everything that the provider stores about the candidate. */
export interface DataExport {
  id: Id;
  status: (typeof EXPORT_STATUSES)[number];
  /** In percent, from 0 to 100. */
  progress: number;
  /** Of the file in bytes; null until it is ready. */
  size: number | null;
  /** When the file is deleted, ISO 8601; null until it is ready. */
  expiresAt: string | null;
}

/** True when an export is still being made, so that its progress is to be followed. */
export const isBeingMade = ({ status }: DataExport): boolean => status === 'waiting' || status === 'running';
