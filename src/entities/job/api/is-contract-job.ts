import type { components } from '@contract';
import { isId } from '@/shared/api';

type ContractJob = components['schemas']['Job'];
type ContractJobDetail = components['schemas']['JobDetail'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string';

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const isNamedOrNull = (value: unknown): boolean => value === null || (isRecord(value) && isText(value.name));

/**
 * Whether a vacancy is all that the contract promises. Such a one passes `jobDto` too, which forgives more and takes
 * fifty times as long: too long for a list of thousands.
 */
export function isContractJob(row: unknown): row is ContractJob {
  if (!isRecord(row) || !isRecord(row.company)) return false;
  return (
    isId(row.id) &&
    isFilled(row.slug) &&
    isFilled(row.title) &&
    isText(row.status) &&
    isText(row.createdAt) &&
    [row.workingType, row.workplace, row.deadline, row.company.logo, row.company.banner].every(isTextOrNull) &&
    isNamedOrNull(row.location) &&
    isNamedOrNull(row.city) &&
    isText(row.company.name)
  );
}

const isAmountOrNull = (value: unknown): boolean => value === null || Number.isFinite(value);

const isBenefit = (value: unknown): boolean => isRecord(value) && isId(value.id) && isNamedOrNull(value.perksBenefits);

/** Whether one vacancy with all that its page shows is as the contract promises, and so passes `jobDetailDto` too. */
export function isContractJobDetail(row: unknown): row is ContractJobDetail {
  const detail = row;
  if (!isContractJob(row) || !isRecord(detail)) return false;
  return (
    [detail.description, detail.requirements].every(isTextOrNull) &&
    [detail.functionOfInterest, detail.industry].every(isNamedOrNull) &&
    [detail.minSalary, detail.maxSalary].every(isAmountOrNull) &&
    Array.isArray(detail.benefits) &&
    detail.benefits.every(isBenefit)
  );
}
