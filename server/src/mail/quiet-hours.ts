import { fromLocal, toLocal, zoneOf, type Zone } from '@titian/rules/time-zones';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { digestSettings } from '../db/saved-search-schema';
import { candidates } from '../db/schema';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the day, local time: no mail goes out before the first, or from the second on. Specification 4, section 9. */
const FIRST_HOUR = 7;
const LAST_HOUR = 21;

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export const localDay = (instant: Date, zone: Zone): string =>
  new Date(toLocal(instant, zone)).toISOString().slice(0, 10);

/**
 * The first instant, not before `now`, at which a digest may be sent: between 07.00 and 21.00 at the candidate's place,
 * on a day after that of the last one. Specification 4, section 9.
 *
 * @param last day of the last digest, `YYYY-MM-DD`; null where there was none
 */
export function nextDigestAt(now: Date, zone: Zone, last: string | null): Date {
  const local = toLocal(now, zone);
  const midnight = local - (local % DAY_MS);
  const isOver = local >= midnight + LAST_HOUR * HOUR_MS;
  const isSent = last !== null && last >= localDay(now, zone);
  const nextDay = isSent ? Date.parse(last) + DAY_MS : midnight + (isOver ? DAY_MS : 0);
  return fromLocal(Math.max(local, nextDay + FIRST_HOUR * HOUR_MS), zone);
}

/** The zones of candidates, by their ids: their choice, or that of their province. */
export async function zonesOf(db: Db, candidateIds: readonly string[]): Promise<Map<string, Zone>> {
  const rows = await db
    .select({ id: candidates.id, zone: digestSettings.zone, locationId: candidates.locationId })
    .from(candidates)
    .leftJoin(digestSettings, eq(digestSettings.candidateId, candidates.id))
    .where(inArray(candidates.id, [...candidateIds]));
  return new Map(rows.map(({ id, zone, locationId }) => [id, zone ?? zoneOf(locationId)]));
}

/** The zone of a candidate: their choice, or that of their province. */
export const zoneOfCandidate = async (db: Db, candidateId: string): Promise<Zone> =>
  (await zonesOf(db, [candidateId])).get(candidateId) ?? zoneOf(null);
