import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { isOpen } from '../job-status';
import { placeNamed, type Place } from '../search';

/** Of fewer jobs nothing is said. */
const MIN_JOBS = 5;

/** No more are counted: reading the texts of a whole province would take seconds. */
const MAX_JOBS = 1_000;

/**
 * Words for requirements that have no field: words of its requirements and description, as
 * PostgreSQL's regular expressions.
 */
const WORDS = {
  language: '\\y(bahasa (inggris|mandarin|jepang|korea|arab|jerman)|english|mandarin|japanese)\\y',
  skill: '\\y(menguasai|mengoperasikan|mahir|terampil|keahlian|keterampilan|skills?|microsoft|excel)\\y',
  personalInformation: '\\y(ber)?domisili\\y',
  expectedSalary: '\\y(ekspektasi gaji|gaji yang diharapkan|expected salary)\\y',
} as const;

/** Requirements of the open jobs of a place with their counts (contract, `JobDemand`). */
export interface JobDemand {
  place: string;
  jobs: number;
  asking: Record<'education' | 'workExperience' | keyof typeof WORDS, number>;
}

type Counts = JobDemand['asking'] & { jobs: number };

const inPlace = ({ cityIds, provinceIds }: Place): SQL => {
  const one = (column: SQL, ids: readonly number[]): SQL =>
    ids.length === 0
      ? sql`false`
      : sql`${column} in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`;
  return sql`(${one(sql`${jobs.cityId}`, cityIds)} or ${one(sql`${jobs.locationId}`, provinceIds)})`;
};

async function count(db: Db, place: Place, now: Date): Promise<Counts> {
  const mentions = (words: string): SQL => sql`count(*) filter (where text ~* ${words})::int`;
  const { rows } = (await db.execute(sql`
    select count(*)::int as jobs,
      count(*) filter (where min_education is not null)::int as education,
      count(*) filter (where min_experience_months > 0)::int as "workExperience",
      ${mentions(WORDS.language)} as language,
      ${mentions(WORDS.skill)} as skill,
      ${mentions(WORDS.personalInformation)} as "personalInformation",
      ${mentions(WORDS.expectedSalary)} as "expectedSalary"
    from (
      select ${jobs.minEducation}, ${jobs.minExperienceMonths}, ${jobs.requirements} || ' ' || ${jobs.description} as text
      from ${jobs}
      where ${inPlace(place)} and ${isOpen(now)}
      order by ${jobs.createdAt} desc, ${jobs.id}
      limit ${MAX_JOBS}
    ) newest`)) as unknown as { rows: Counts[] };
  const [row] = rows;
  if (!row) throw new Error('The count gave no row.');
  return row;
}

/**
 * Requirements of the open jobs of a place, the newest of them where there are very many: of the first of these places that
 * is known and has enough of them, or null. Specification 4, section 5.
 *
 * @param places names of a city and its province, the nearest first
 */
export async function jobDemand(db: Db, places: readonly string[], now: Date): Promise<JobDemand | null> {
  for (const name of places) {
    const place = placeNamed(name);
    if (!place) continue;
    const { jobs: open, ...asking } = await count(db, place, now);
    if (open >= MIN_JOBS) return { place: name, jobs: open, asking };
  }
  return null;
}
