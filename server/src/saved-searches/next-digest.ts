const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time zones of Indonesia, in hours ahead of UTC; none of them changes its clocks. */
export const ZONES = { WIB: 7, WITA: 8, WIT: 9 } as const;

export type Zone = keyof typeof ZONES;

/** Hours of the day, local time: no mail goes out before the first, or from the second on. Specification 4, section 9. */
const FIRST_HOUR = 7;
const LAST_HOUR = 21;

/** Ids of the provinces that are not on Western Indonesia Time. */
const PROVINCES: Partial<Record<Zone, readonly number[]>> = {
  // Bali, both Nusa Tenggara, Kalimantan but for its west and centre, Sulawesi.
  WITA: [51, 52, 53, 63, 64, 65, 71, 72, 73, 74, 75, 76],
  // Maluku and Papua.
  WIT: [81, 82, 91, 92, 93, 94, 95, 96],
};

/** The zone of a province; WIB where the province is unknown. */
export function zoneOf(provinceId: number | null): Zone {
  const found = Object.entries(PROVINCES).find(([, ids]) => provinceId !== null && ids.includes(provinceId));
  return (found?.[0] as Zone | undefined) ?? 'WIB';
}

/** An instant as if the zone's clock showed UTC. */
const toLocal = (instant: Date, zone: Zone): number => instant.getTime() + ZONES[zone] * HOUR_MS;

const fromLocal = (local: number, zone: Zone): Date => new Date(local - ZONES[zone] * HOUR_MS);

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
