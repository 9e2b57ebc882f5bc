const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The calendar day in Jakarta at a valid instant, as `YYYY-MM-DD`. Western Indonesia Time is UTC+7 all year round. */
export function dayInJakarta(instant: Date): string {
  return new Date(instant.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);
}
