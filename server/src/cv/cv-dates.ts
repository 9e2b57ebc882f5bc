import { CV_TEXTS, type CvTexts } from './cv-texts';

const formatsFor = ({ locale }: CvTexts) => ({
  month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
});

const formats = new Map(Object.values(CV_TEXTS).map((texts) => [texts.locale, formatsFor(texts)]));

const format = (kind: 'month' | 'day', day: string, { locale }: CvTexts): string =>
  formats.get(locale)?.[kind].format(new Date(day)) ?? day;

interface Period {
  /** `YYYY-MM-DD`, as is `end`. */
  start: string;
  end: string | null;
  /** The period is ongoing: its end is ignored. */
  isOpen: boolean;
}

/** A calendar day (`YYYY-MM-DD`) as it is written in the language: `20 Nov 2019`. */
export function formatDay(day: string, texts: CvTexts): string {
  return format('day', day, texts);
}

/** The months of a period: `Jan 2020 – Mar 2022`, `Jan 2023 – Sekarang`, or one month for both. */
export function formatPeriod({ start, end, isOpen }: Period, texts: CvTexts): string {
  const first = format('month', start, texts);
  const last = isOpen ? texts.present : end === null ? first : format('month', end, texts);
  return first === last ? first : `${first} – ${last}`;
}
