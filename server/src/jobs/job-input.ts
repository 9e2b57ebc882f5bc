export type { JobInput } from '@titian/job-feeds';
export type { WorkingType, Workplace } from '@titian/rules/working-types';

/** Result of storing a job. */
export type UpsertOutcome = 'created' | 'updated' | 'unchanged';
