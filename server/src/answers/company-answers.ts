import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import type { Db } from '../db/client';
import { applicationEvents, applications, companies, companyAnswers, jobs } from '../db/schema';
import { repeat } from '../http/repeat';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Columns of the contract's `Answers`. */
export const ANSWERS = {
  days: companyAnswers.days,
  answered: companyAnswers.answered,
  counted: companyAnswers.counted,
};

/** True for an event that answers its application: another step, an appointment or a decision since it was sent. */
const isAnswer = sql`${applicationEvents.applicationId} = ${applications.id}
  and ${applicationEvents.at} >= ${applications.appliedAt}
  and (${applicationEvents.kind} in ('appointment', 'outcome')
    or (${applicationEvents.kind} = 'moved' and ${applicationEvents.step} <> 'apply'))`;

/** True for one that has not ended. One that moved in a release without events was answered on an unknown day. */
const isOpen = sql`${applications.outcome} is null and ${applications.status} = 'apply'`;

/** True for an application that waits for an answer. */
export const isWaiting = sql`(${isOpen} and not exists (select from ${applicationEvents} where ${isAnswer}))`;

/** Rounded to fives, over 20 to tens. */
const rounded = (count: ReturnType<typeof sql>) =>
  sql`case when ${count} > 20 then round(${count}, -1) else round(${count} / 5.0) * 5 end`;

/**
 * Handler of `company-answers`: counts for each company how many people who applied in the last 180 days were answered,
 * once their applications are 14 days old. A person counts once, with the shortest time to an answer. A withdrawn
 * application counts if it was answered before. Hidden employers are no company. Specification 4, section 12.
 */
export async function refreshAnswers({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const [answered, counted] = [sql`count(time)`, sql`count(*)`];
  await db.execute(sql`
    with application as (
      select ${jobs.companyId}, ${applications.candidateId}, ${isOpen} as is_open,
        min(${applicationEvents.at}) - ${applications.appliedAt} as time
      from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
        left join ${applicationEvents} on ${isAnswer}
      where ${applications.appliedAt} > ${daysAgo(180)} and ${applications.appliedAt} <= ${daysAgo(14)}
        and ${jobs.companyId} not in (select ${companies.id} from ${companies} where ${companies.name} = ${HIDDEN_EMPLOYER})
      group by ${applications.id}, ${jobs.id}
    ), person as (
      select company_id, min(time) as time from application where is_open or time is not null
      group by company_id, candidate_id
    ), figures as (
      select company_id, ${rounded(answered)} as answered, ${rounded(counted)} as counted,
        percentile_disc(0.5) within group (
          order by greatest(1, ceil(extract(epoch from time) / 86400))
        ) filter (where time is not null) as days
      from person
      group by company_id having ${answered} >= 5 and ${counted} >= 10
    ), gone as (
      delete from ${companyAnswers} where company_id not in (select company_id from figures)
    )
    insert into ${companyAnswers} (company_id, days, answered, counted, refreshed_at)
    select company_id, days, answered, counted, ${now().toISOString()} from figures
    on conflict (company_id) do update
      set (days, answered, counted, refreshed_at) = (excluded.days, excluded.answered, excluded.counted, excluded.refreshed_at)`);
}

/** Makes an app enqueue that once a week, also where no company has figures, and when it listens for the first time. */
export function refreshAnswersWeekly(app: FastifyInstance, { db, now }: Pick<AppDeps, 'db' | 'now'>): void {
  let enqueuedAt: Date | undefined;
  const task = async (): Promise<void> => {
    const [last] = await db.select({ at: max(companyAnswers.refreshedAt) }).from(companyAnswers);
    const isRecent = [last?.at, enqueuedAt].some((at) => at && now().getTime() - at.getTime() < WEEK_MS);
    if (isRecent) return;
    await enqueue(db, 'company-answers', {}, now());
    enqueuedAt = now();
  };
  repeat(app, { every: HOUR_MS, atOnce: true, task, failure: 'the answers of companies could not be refreshed' });
}

/** How a company answers (contract, `Answers`), or null where too little is known. */
export async function answersOf(db: Db, companyId: string) {
  const [answers] = await db.select(ANSWERS).from(companyAnswers).where(eq(companyAnswers.companyId, companyId));
  return answers ?? null;
}

/** Adds `answers` of the contract to those of some applications that wait for an answer; null to the others. */
export async function withAnswers<T extends { id: string }>(db: Db, listed: readonly T[]) {
  const ids = listed.map(({ id }) => id);
  const rows = await db
    .select({ id: applications.id, answers: ANSWERS })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companyAnswers, eq(companyAnswers.companyId, jobs.companyId))
    .where(and(inArray(applications.id, ids), isWaiting));
  const known = new Map(rows.map(({ id, answers }) => [id, answers]));
  return listed.map((application) => ({ ...application, answers: known.get(application.id) ?? null }));
}
