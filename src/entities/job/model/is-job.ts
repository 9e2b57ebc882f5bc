import { WORKING_TYPES, WORKPLACES } from './job';
import type { Job } from './job';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isOneOfOrNull = (known: readonly string[], value: unknown): boolean =>
  value === null || known.some((name) => name === value);

/** Whether a value of unknown origin, such as the browser's storage, is a vacancy that a list can show. */
export function isJob(value: unknown): value is Job {
  if (!isRecord(value) || !isRecord(value.company)) return false;
  const { id, slug, title, isOpen, workingType, workplace, deadline, createdAt, province, city, company } = value;
  return (
    (typeof id === 'number' || isText(id)) &&
    isText(slug) &&
    isText(title) &&
    typeof isOpen === 'boolean' &&
    isOneOfOrNull(WORKING_TYPES, workingType) &&
    isOneOfOrNull(WORKPLACES, workplace) &&
    [deadline, createdAt, province, city, company.logo, company.banner].every(isTextOrNull) &&
    typeof company.name === 'string'
  );
}
