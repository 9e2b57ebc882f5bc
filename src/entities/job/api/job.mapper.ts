import { toDay, toDeadline, toTime } from '@/shared/lib/dates';
import { clip, toName } from '@/shared/lib/text';
import { isHiddenEmployer } from '@titian/rules/hidden-employer';
import { SALARY_PERIODS } from '@titian/rules/stated-pay';
import { payInWords, STATED_FIELDS } from '@titian/rules/stated-texts';
import type { StatedTexts } from '@titian/rules/stated-texts';
import { safeParse } from 'valibot';
import { parseRows } from '@/shared/api';
import { toCompany } from '../model/company';
import { jobFacts, WORKING_TYPES, WORKPLACES } from '../model/job';
import type { Job, JobDetail, JobFacts } from '../model/job';
import type { JobDetailDto, JobDto } from './job.dto';
import { jobDto } from './job.dto';

const oneOf = <T extends string>(known: readonly T[], value: string | null | undefined): T | null =>
  known.find((name) => name === value?.toLowerCase()) ?? null;

/** Characters that a page shows of a description: more is a mistake, which would stall a phone. */
const MAX_HTML_LENGTH = 100_000;

/** `open` and `Available` both mean open; case does not matter. Contract, "Jobs". */
const isOpen = (status: string | null | undefined): boolean => status?.trim().toLowerCase() !== 'closed';

const isKnown = (field: string): field is keyof StatedTexts => (STATED_FIELDS as readonly string[]).includes(field);

/**
 * The employer's words for what this app's fields cannot hold: those that the provider sends, its values that are unknown
 * here, and pay for a period that is unknown here.
 */
function toStated(dto: JobDto): StatedTexts {
  const { stated, workingType, workplace, deadline, minSalary, maxSalary, salaryPeriod } = dto;
  const given = {
    workingType: oneOf(WORKING_TYPES, workingType) ? null : workingType,
    workplace: oneOf(WORKPLACES, workplace) ? null : workplace,
    deadline: toDay(deadline) === null ? deadline : null,
    salary: hasPeriod(dto)
      ? null
      : payInWords('Rp', [minSalary, maxSalary].filter(isAmount), toName(salaryPeriod) ?? ''),
    ...stated,
  };
  const texts = Object.entries(given).map(([field, text]) => [field, toName(text)] as const);
  return Object.fromEntries(texts.filter(([field, text]) => isKnown(field) && text !== null));
}

const isAmount = (amount: number | null | undefined): amount is number => amount != null;

/** True where the pay is for a period that this app knows, or for none, which is a month. */
const hasPeriod = ({ minSalary, maxSalary, salaryPeriod }: JobDto): boolean =>
  toName(salaryPeriod) === null ||
  oneOf(SALARY_PERIODS, salaryPeriod) !== null ||
  ![minSalary, maxSalary].some(isAmount);

function toPay(dto: JobDto): Pick<JobDetail, 'minSalary' | 'maxSalary' | 'salaryPeriod'> {
  if (!hasPeriod(dto)) return { minSalary: null, maxSalary: null };
  const period = oneOf(SALARY_PERIODS, dto.salaryPeriod) ?? 'month';
  const pay = { minSalary: dto.minSalary ?? null, maxSalary: dto.maxSalary ?? null };
  return period === 'month' ? pay : { ...pay, salaryPeriod: period };
}

const FACTS = Object.keys(jobFacts) as (keyof JobFacts)[];

const toFacts = (dto: JobDto) =>
  Object.fromEntries(FACTS.map((name) => [name, dto[name] ?? null])) as unknown as JobFacts;

/** Optional fields of a job in a list; missing ones become null. */
const toListDetails = (dto: JobDto) => ({
  ...toPay(dto),
  ...toFacts(dto),
  functionOfInterest: toName(dto.functionOfInterest?.name),
});

/** True when a job tells of its pay or of a fact. */
const hasListDetails = (dto: JobDto): boolean =>
  [dto.minSalary, dto.maxSalary, dto.stated?.salary, ...FACTS.map((name) => dto[name])].some(
    (detail) => detail !== undefined,
  );

/** The kinds of work that are known; the list is there where it has several. */
function toKindsOfWork(dto: JobDto): Pick<Job, 'workingType' | 'workingTypes'> {
  const kinds = [dto.workingType, ...(dto.workingTypes ?? [])].flatMap((kind) => oneOf(WORKING_TYPES, kind) ?? []);
  const [workingType = null, ...others] = new Set(kinds);
  return { workingType, ...(workingType && others.length > 0 && { workingTypes: [workingType, ...others] }) };
}
const withStated = (stated: StatedTexts): Pick<Job, 'stated'> => (Object.keys(stated).length > 0 ? { stated } : {});

/** A vacancy of the provider's list; what is missing or unknown becomes null. */
export const toJob = (dto: JobDto): Job => ({
  ...withStated(toStated(dto)),
  id: dto.id,
  slug: dto.slug,
  title: toName(dto.title) ?? '',
  isOpen: isOpen(dto.status),
  ...toKindsOfWork(dto),
  workplace: oneOf(WORKPLACES, dto.workplace),
  ...toDeadline(dto, toName(dto.location?.name)),
  createdAt: toTime(dto.createdAt) > 0 ? (dto.createdAt ?? null) : null,
  province: toName(dto.location?.name),
  city: toName(dto.city?.name),
  company: toCompany(dto.company),
});

/** The same with these details. */
const toJobWithDetails = (dto: JobDto): Job => ({ ...toJob(dto), ...toListDetails(dto) });

/**
 * The jobs of a list, frozen: the store would walk through every object to freeze it, and stops at what is frozen. A
 * provider that sends these details of one job sends those of all: what it leaves out, the employer does not state.
 */
export const toJobs = (dtos: readonly JobDto[]): Job[] =>
  Object.freeze(dtos.map(dtos.some(hasListDetails) ? toJobWithDetails : toJob)) as Job[];

/** A vacancy with all that its page shows. The HTML stays as it came: the component that renders it sanitises it. */
export const toJobDetail = (dto: JobDetailDto): JobDetail => ({
  ...toJob(dto),
  ...toListDetails(dto),
  description: clip(dto.description ?? '', MAX_HTML_LENGTH),
  requirements: clip(dto.requirements ?? '', MAX_HTML_LENGTH),
  industry: toName(dto.industry?.name),
  benefits: (dto.benefits ?? []).flatMap((benefit, index) => {
    const name = toName(benefit.perksBenefits?.name);
    return name ? [{ id: benefit.id ?? index, name }] : [];
  }),
  signals: dto.signals ?? [],
  answers: isHiddenEmployer(dto.company?.name ?? '') ? null : (dto.answers ?? null),
});

/**
 * The jobs among rows in the provider's form; a row that does not match the schema is left out and logged.
 *
 * @param name the list's name in the log
 */
export const parseJobs = (rows: readonly unknown[], name: string): Job[] => toJobs(parseRows(jobDto, rows, name));

/**
 * A vacancy in the provider's form, as a bookmark is stored (specification 1, section 3): what has a name of this app's own
 * is put back under the provider's. `parseStoredJob` reads it.
 */
export function toProviderForm({ isOpen, province, city, functionOfInterest, ...job }: Job): object {
  const named = (name: string | null | undefined) => (name ? { name } : name);
  return {
    ...job,
    status: isOpen ? 'open' : 'closed',
    location: named(province),
    city: named(city),
    functionOfInterest: named(functionOfInterest),
  };
}

/**
 * A vacancy that the browser's storage holds, in the provider's form or in this app's own, as it was stored before; null for
 * anything else.
 */
export function parseStoredJob(stored: unknown): Job | null {
  const isOwnForm = typeof stored === 'object' && stored !== null && 'isOpen' in stored;
  const { success, output } = safeParse(jobDto, isOwnForm ? toProviderForm(stored as Job) : stored);
  if (!success) return null;
  const [job = null] = toJobs([output]);
  return job && { ...job, ...((stored as Job).isGone === true && { isGone: true }) };
}
