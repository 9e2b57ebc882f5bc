import { and, desc, isNotNull, sql } from 'drizzle-orm';
import { searchKey } from '@titian/rules/search-key';
import { payOf } from '@titian/rules/stated-pay';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import type { JobInput } from '../job-input';

type PaidJob = Pick<
  JobInput,
  | 'source'
  | 'sourceId'
  | 'title'
  | 'functionOfInterest'
  | 'workingType'
  | 'minEducation'
  | 'minSalary'
  | 'maxSalary'
  | 'salaryPeriod'
>;

/** Peers of one job: more do not change a median much. */
const MAX_PEERS = 200;

/** Jobs whose pay is compared: of one function, or of one title where none is stated. */
const groupOf = ({ functionOfInterest, title, workingType, minEducation }: PaidJob): string =>
  JSON.stringify([functionOfInterest ?? searchKey(title), workingType, minEducation]);

const withId = (job: PaidJob) => ({ ...job, id: JSON.stringify([job.source, job.sourceId]) });

/** The newest stored jobs of the groups of these jobs that state a pay. */
async function storedPeers(db: Db, given: readonly PaidJob[]): Promise<PaidJob[]> {
  const names = [...new Set(given.map(({ functionOfInterest, title }) => functionOfInterest ?? searchKey(title)))];
  if (names.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select * from (
      select source, source_id as "sourceId", title, function_of_interest as "functionOfInterest",
        working_type as "workingType", min_education as "minEducation", min_salary::float8 as "minSalary",
        max_salary::float8 as "maxSalary", salary_period as "salaryPeriod", row_number() over (
        partition by coalesce(function_of_interest, title_key), working_type, min_education order by created_at desc, id
      ) as place
      from jobs
      where coalesce(min_salary, max_salary) is not null
        and coalesce(function_of_interest, title_key)
          in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
    ) as peer
    where place <= ${MAX_PEERS}`)) as unknown as { rows: PaidJob[] };
  return rows;
}

/**
 * Finds the vacancies that the pay of these jobs is compared with: those that are stored, and these themselves.
 *
 * @returns the peers of each of the jobs, at most `MAX_PEERS`
 */
export async function findPeers(db: Db, given: readonly PaidJob[]) {
  const paid = given.filter((job) => payOf(job) !== null);
  const groups = new Map<string, Map<string, ReturnType<typeof withId>>>();
  for (const job of [...paid, ...(await storedPeers(db, paid))].map(withId)) {
    const group = groups.get(groupOf(job)) ?? new Map();
    groups.set(groupOf(job), group);
    if (group.size < MAX_PEERS && !group.has(job.id)) group.set(job.id, job);
  }
  return (job: PaidJob) => [...(groups.get(groupOf(job))?.values() ?? [])];
}

/** Words of a title that a text may name. */
const MAX_TITLE_WORDS = 4;

/**
 * Finds the vacancies that the pay of a text is compared with. Specification 4, section 14.
 *
 * @returns the newest stored ones that state a pay and whose title the text names, at most `MAX_PEERS`
 */
export async function findPaidJobsIn(db: Db, text: string) {
  const words = searchKey(text).match(/[\p{L}\d]+/gu) ?? [];
  const counts = Array.from({ length: MAX_TITLE_WORDS }, (_, index) => index + 1);
  const titles = new Set(
    words.flatMap((_, start) => counts.map((count) => words.slice(start, start + count).join(' '))),
  );
  const isPaid = isNotNull(sql`coalesce(${jobs.minSalary}, ${jobs.maxSalary})`);
  const isNamed = sql`${jobs.titleKey} in (select jsonb_array_elements_text(${JSON.stringify([...titles])}::jsonb))`;
  const { id, title, workingType, functionOfInterest, minEducation, minSalary, maxSalary, salaryPeriod } = jobs;
  return db
    .select({ id, title, workingType, functionOfInterest, minEducation, minSalary, maxSalary, salaryPeriod })
    .from(jobs)
    .where(and(isPaid, isNamed))
    .orderBy(desc(jobs.createdAt), jobs.id)
    .limit(MAX_PEERS);
}
