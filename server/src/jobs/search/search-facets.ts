import { sql, type SQL } from 'drizzle-orm';
import { cities, jobs } from '../../db/schema';
import { educationLevels } from '../../masters/data/education-levels';
import { conditions, FACETS, type Facet } from './search-filters';

/** Values that are offered, beside what stands in the jobs. */
const DAYS = [1, 3, 7, 14, 30];
const AMOUNTS = [1, 2, 3, 4, 5, 7, 10, 15, 20].map((millions) => millions * 1_000_000);
const MONTHS = [0, 6, 12, 24, 36, 60];
const LEVELS = educationLevels.map(([, name]) => name);

/** The names of one facet that most jobs have. */
const MOST_NAMES = 100;

interface Named {
  name: string;
  count: number;
}

/** The facets of a search (contract, `JobFacets`). */
export interface JobFacets {
  function: Named[];
  city: Named[];
  education: Named[];
  postedWithin: { days: number; count: number }[];
  minSalary: { amount: number; count: number }[];
  experience: { months: number; count: number }[];
}

/** Columns of the found jobs by which their facets are counted, beside `ok_…` for each filter. */
interface FacetInput {
  now: Date;
  includeUnstated: boolean;
}

const okColumn = (facet: Facet): SQL => sql.raw(`ok_${facet.toLowerCase()}`);

/** What all filters but one let through. */
function othersOk(facet: Facet): SQL {
  const others = FACETS.filter((other) => other !== facet).map(okColumn);
  return sql.join(others, sql` and `);
}

/** The column that says of each job whether a filter lets it through. */
export const okColumns = (given: Record<Facet, SQL | undefined>): SQL =>
  sql.join(
    FACETS.map((facet) => sql`${given[facet] ?? sql`true`} as ${okColumn(facet)}`),
    sql`, `,
  );

/** What all filters let through. */
export const allOk: SQL = sql.join(FACETS.map(okColumn), sql` and `);

/** Counts of each value in turn, as one row's array; `jobs` are those found, under that name. */
function countsOf(facet: Facet, values: readonly SQL[]): SQL {
  const counts = values.map((condition) => sql`count(*) filter (where ${othersOk(facet)} and ${condition})`);
  return sql`json_build_array(${sql.join(counts, sql`, `)})`;
}

const names = (facet: Facet, name: SQL, from: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('name', named.name, 'count', named.count)), '[]')
  from (select ${name} as name, count(*) as count from ${from}
    where ${othersOk(facet)} and ${name} is not null
    group by 1 order by 2 desc, 1 limit ${MOST_NAMES}) named)`;

/** Columns of the facets' counts, selected from the found jobs, which stand under the name of the table of jobs. */
export function facetColumns(found: SQL, { now, includeUnstated }: FacetInput): SQL {
  return sql`
    ${names('function', sql`${jobs.functionOfInterest}`, found)} as functions,
    ${names('city', sql`${cities.name}`, sql`${found} join ${cities} on ${cities.id} = ${jobs.cityId}`)} as cities,
    (select json_build_object(
      'education', ${countsOf('education', LEVELS.map(conditions.education))},
      'postedWithin', ${countsOf(
        'postedWithin',
        DAYS.map((days) => conditions.postedWithin(days, now)),
      )},
      'minSalary', ${countsOf(
        'minSalary',
        AMOUNTS.map((amount) => conditions.minSalary(amount, includeUnstated)),
      )},
      'experience', ${countsOf('experience', MONTHS.map(conditions.experience))}
    ) from ${found}) as counts`;
}

/** A row that was selected by `facetColumns`. */
export interface FacetRow {
  functions: Named[];
  cities: Named[];
  counts: Record<'education' | 'postedWithin' | 'minSalary' | 'experience', number[]>;
}

/** The facets as the contract has them. */
export function toFacets({ functions, cities: cityNames, counts }: FacetRow): JobFacets {
  return {
    function: functions,
    city: cityNames,
    education: LEVELS.map((name, index) => ({ name, count: counts.education[index] ?? 0 })),
    postedWithin: DAYS.map((days, index) => ({ days, count: counts.postedWithin[index] ?? 0 })),
    minSalary: AMOUNTS.map((amount, index) => ({ amount, count: counts.minSalary[index] ?? 0 })),
    experience: MONTHS.map((months, index) => ({ months, count: counts.experience[index] ?? 0 })),
  };
}
