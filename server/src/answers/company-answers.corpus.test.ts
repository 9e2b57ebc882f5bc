import { sql } from 'drizzle-orm';
import { cpuTime } from '../../../test/cpu-time';
import { testDatabase } from '../../test/test-database';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { refreshAnswers } from './company-answers';

it('takes less than two seconds for 100,000 applications', async () => {
  const { db, close } = await testDatabase();
  const company = (index: number) => ({ name: `PT Contoh ${index}`, logo: null, banner: null });
  const inputs = Array.from({ length: 1_000 }, (_, index) =>
    makeJobInput({ sourceId: `${index}`, company: company(index % 300) }),
  );
  await upsertJobs(db, inputs);
  await db.execute(sql`insert into candidates (email, name, password_hash)
    select 'c' || n, 'Siti', 'none' from generate_series(1, 100) n`);
  await db.execute(sql`insert into applications (candidate_id, job_id, applied_at)
    select candidates.id, jobs.id, now() - random() * interval '180 days' from candidates, jobs`);
  await db.execute(sql`insert into application_events (application_id, at, kind, step)
    select id, applied_at + n * interval '1 day', kind, step from applications,
      (values (0, 'sent', null), (2, 'viewed', null), (5, 'moved', 'screening')) event(n, kind, step)
    where n < 5 or applications.id < '80000000-0000-4000-8000-000000000000'`);
  await db.execute(sql`analyze`);
  const start = cpuTime();
  await refreshAnswers({ db, now: () => new Date() });
  const milliseconds = cpuTime() - start;
  const { rows } = (await db.execute(sql`select count(*)::int as count from company_answers`)) as unknown as {
    rows: { count: number }[];
  };
  expect(rows[0]?.count).toBe(300);
  process.stderr.write(`100,000 applications: ${Math.round(milliseconds)} ms\n`);
  expect(milliseconds).toBeLessThan(2_000);
  await close();
});
