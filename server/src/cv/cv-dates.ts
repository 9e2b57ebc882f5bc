const monthFormat = new Intl.DateTimeFormat('id-ID', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

interface Period {
  /** `YYYY-MM-DD`, as is `end`. */
  start: string;
  end: string | null;
  /** Still going on: then the end counts for nothing. */
  isOpen: boolean;
}

const formatMonth = (day: string): string => monthFormat.format(new Date(day));

/** A calendar day (`YYYY-MM-DD`) as Indonesians write it: `20 Nov 2019`. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}

/** The months of a period: `Jan 2020 – Mar 2022`, `Jan 2023 – Sekarang`, or one month for both. */
export function formatPeriod({ start, end, isOpen }: Period): string {
  const first = formatMonth(start);
  const last = isOpen ? 'Sekarang' : end === null ? first : formatMonth(end);
  return first === last ? first : `${first} – ${last}`;
}
