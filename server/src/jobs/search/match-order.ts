import { sql, type SQL } from 'drizzle-orm';
import { jobs } from '../../db/schema';
import { cities, provinceOf, provinces } from '../../masters/master-data';
import type { Where } from './rules/distance';
import { nearby } from './search-tables';

/** How well jobs match one person, whose place is a city and province of the master lists. */
export interface MatchOrder extends Where {
  /** Another for each profile and each change of the jobs. */
  key: string;
  /** JSON: the points of each open job that matches, by its id. */
  points: string;
}

/** The rows of `order.points`: `id` and `points`. */
export const pointsOf = ({ points }: MatchOrder): SQL =>
  sql`(select key::uuid as id, value::int as points from jsonb_each_text(${points}::jsonb))`;

/** How far a job is away, as `createDistance` has it: the same regency, a neighbouring one, the same province, elsewhere. */
export function distanceFrom({ city, province }: Where): SQL {
  const cityId = cities.find(([, name]) => name === city)?.[0];
  const provinceId = cityId === undefined ? provinces.find(([, name]) => name === province)?.[0] : provinceOf(cityId);
  const isNear = (ids: readonly number[]): SQL => sql`${jobs.cityId} = any(${`{${ids.join()}}`}::int[])`;
  const near = cityId === undefined ? [] : nearby(cityId);
  return sql`case when ${isNear(near.slice(0, 1))} then 0 when ${isNear(near)} then 1
    when ${jobs.locationId} = ${provinceId ?? null}::int then 2 else 3 end`;
}
