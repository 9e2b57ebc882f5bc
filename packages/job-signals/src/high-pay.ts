import { toMonthlyPay } from '@titian/rules/stated-pay';
import lists from './high-pay.json';
import { anyOf, part, regex } from './any-of';
import addressee from './addressee.json';
import averages from './average-pay.json';
import person from './rules/person.json';
import { toPlain } from './read-sentences';
import type { Sentence } from './read-sentences';
import type { PaidJob, Vacancy } from './vacancy';

/** From so many times the pay of its like on, a pay is far above it. */
const FAR_ABOVE = 4;
/** The same for work that needs no skill, which is paid less than the average. */
const FAR_ABOVE_EASY = 3;
/** Fewer vacancies with a pay say nothing about what is usual. */
const MIN_PEERS = 5;

/** A pay, and the pay that it is compared with. */
export interface PayComparison {
  /** Rupiah a month. */
  pay: number;
  /** Rupiah a month: the median of its like, or the average of employees. */
  usual: number;
  /** How many vacancies that median is of; missing for the average of employees. */
  peers?: number;
  /** Where that average is published; missing for the median. */
  source?: string;
}

/** Titles of whom more is paid to for more than work of the kind. */
const SENIOR = regex`\b${lists.seniorTitles}\b`;

const FOLLOWING = part`(?:nge)?-?(?:like|subscribe|follow|klik)(?:ing)?(?:-?(?:in|kan))?(?= ?${lists.followed})`;
/** Work that needs no skill, as advertisements of frauds name it. */
const EASY_WORK = anyOf([...lists.watching, FOLLOWING, ...lists.easyWork]);
const EASY = regex`\b${EASY_WORK}`;

/** Words that say that anybody may do the work. */
const ASKS_LITTLE = regex`\b${lists.askingLittle}\b`;
const HIGHER_EDUCATION = /\b(?:s ?-?[123]|d ?-?(?:3|4|iii|iv)|sarjana|diploma|bachelor|master|magister|profesi)\b/;
const SCHOOL = /\b(?:sd|smp|sma|smk|slta|sltp|smu|stm|sederajat|high school)\b/;

/** Average pay of the employees that a vacancy is compared with; null when it requires more than a school. */
function levelAsked(job: Vacancy, text: string): number | null {
  const education = toPlain(job.minEducation ?? '');
  const asked = education === '' ? text : education;
  if (EASY.test(text)) return averages.overall;
  if (HIGHER_EDUCATION.test(asked)) return null;
  const level = averages.levels.find(({ name }) => regex`\b${name.toLowerCase()}\b`.test(asked));
  if (level && SCHOOL.test(asked)) return level.monthly;
  return SCHOOL.test(asked) || ASKS_LITTLE.test(text) || job.minExperienceMonths === 0 ? averages.overall : null;
}

const UNITS: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  m: 1e6,
  million: 1e6,
};
/** How often each is paid in a month of 25 days. */
const TIMES: Readonly<Record<string, number>> = {
  // At least as often as by the hour.
  menit: 173,
  jam: 173,
  hour: 173,
  hari: 25,
  day: 25,
  harian: 25,
  minggu: 4.33,
  week: 4.33,
  bulan: 1,
  month: 1,
  bln: 1,
};

const MONEY = part`(?:rp\.?|idr)? ?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?) ?(ribu|rb|juta|jt|k|million|m)?\b`;
const RUPIAH = '(?: ?(?:rupiah|,-))?';
const PERIOD = part`(?:\d\d (?=menit))?(menit|jam|hour|harian|hari|day|minggu|week|bulan|bln|month)\b`;
const UP_TO = part`(?:[ ,]{0,2}(?:-|sampai|hingga|s\/?d|to|~) ?${MONEY})?`;
const OVER_A_TIME = part`(?:[^\d]{0,14}?(?:\/|\bper|setiap|tiap|\bse|\ba|each|every)? ?${PERIOD})?`;
const PAID = regex`\b${lists.promised}\b(?!.{0,20}(?:perusahaan|target|penjualan))[^\d]{0,40}${MONEY}${UP_TO}${RUPIAH}${OVER_A_TIME}`;

const FOR_EASY = part` (?:saja |hanya |cuma )?(?:untuk|buat|for|hanya|cuma|modal) (?:\w{1,20} )?${EASY_WORK}`;
/** A sum with the time that it is paid for, or with the easy work that it is paid for. */
const PAID_FOR_EASY = regex`${MONEY}${RUPIAH}(?: ?(?:\/|per|setiap|tiap|se|a|an|each|every) ?-?${PERIOD}|${FOR_EASY})`;

/** The time before the sum: "sehari bisa 1 juta". */
const PAID_BEHIND_PERIOD = regex`\b(?:se|per|tiap|setiap|1) ?-?(jam|hari|minggu|bulan)\b(?: \w{1,20}){0,2} ${MONEY}`;
/** A short time before the sum: "2 jam dapat 600rb". */
const PAID_FOR_SHORT = regex`\b(\d{1,3}) ?(menit|jam)\b(?: \w{1,20}){0,3} ${MONEY}`;
/** Rupiah for an hour that no simple work is paid. */
const HIGH_BY_THE_HOUR = 250_000;

function amountOf(digits: string, unit: string | undefined): number {
  const grouped = /[.,]\d{3}(?:\D|$)/.test(digits) && (unit === undefined || /[.,]\d{3}[.,]/.test(digits));
  return (
    Number(grouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')) *
    (unit === undefined ? 1 : (UNITS[unit] ?? 1))
  );
}

/** A sum that is promised for easy work, where the sentence names it, in rupiah a month. */
function easyPay(plain: string): number | null {
  if (!EASY.test(plain)) return null;
  const found = PAID_FOR_EASY.exec(plain);
  const [, before, ...sumBehind] = PAID_BEHIND_PERIOD.exec(plain) ?? [];
  const [digits, unit, period = 'bulan'] = found ? found.slice(1) : [...sumBehind, before];
  if (digits === undefined) return null;
  return amountOf(digits, unit) * (TIMES[period] ?? 1);
}

/**
 * The pay that a sentence promises, in rupiah a month: the middle of a range, for advertisements that promise by the
 * day give wide ones. Null where it tells none.
 */
export function promisedPay(plain: string, pattern = PAID): number | null {
  const found = pattern.exec(plain);
  if (!found) return easyPay(plain);
  const [, first = '', firstUnit, second, secondUnit, period] = found;
  const unit = firstUnit ?? (second === undefined ? undefined : secondUnit);
  const amounts = [amountOf(first, unit), ...(second === undefined ? [] : [amountOf(second, secondUnit ?? unit)])];
  const middle = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  return middle * (period === undefined ? 1 : (TIMES[period] ?? 1));
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Of the same function or title, the same form of work, and no other least education. */
function isLike(job: Vacancy, other: PaidJob): boolean {
  if (other.id === job.id || other.workingType !== job.workingType) return false;
  if (other.minEducation !== job.minEducation) return false;
  if (SENIOR.test(toPlain(other.title)) !== SENIOR.test(toPlain(job.title))) return false;
  if (toPlain(other.title) === toPlain(job.title)) return true;
  return job.functionOfInterest !== null && other.functionOfInterest === job.functionOfInterest;
}

/**
 * A vacancy's least pay against its like, both by the month: at least four times the median of five or more vacancies of the same function,
 * form of work and education; or, when it requires at most a school, of the average of employees
 * with that education (BPS). Null where it is not far above. Specification 4, section 7.
 */
export function comparePay(job: Vacancy, peers: readonly PaidJob[], text: string): PayComparison | null {
  const stated = toMonthlyPay(job);
  const pay = stated && (stated.min ?? stated.max);
  if (!pay) return null;
  const pays = peers
    .filter((other) => isLike(job, other))
    .flatMap((other) => {
      const like = toMonthlyPay(other);
      return like ? [like.max ?? like.min ?? 0] : [];
    })
    .sort((one, other) => one - other);
  if (pays.length >= MIN_PEERS && pay >= FAR_ABOVE * median(pays)) {
    return { pay, usual: median(pays), peers: pays.length };
  }
  const usual = SENIOR.test(toPlain(job.title)) ? null : levelAsked(job, text);
  return usual !== null && pay >= (EASY.test(text) ? FAR_ABOVE_EASY : FAR_ABOVE) * usual
    ? { pay, usual, source: averages.source }
    : null;
}

/** Requirements of which an advertisement with a high pay names at least one. */
const REQUIRES = regex`\b${lists.requirements}\b`;
/** A pay without any requirement: nothing says what work to compare it with. */
const FAR_ABOVE_ALL = 8;
/** A pay by another time than the month, or by the work. */
const NO_MONTH = /\b(?:jam|hour|hari|harian|day|minggu|week|tahun|year|proyek|project|event|acara|sesi)\b/;

/**
 * The same of what each sentence of an advertisement promises. What the whole text says is read once for all of them.
 *
 * @returns compares a sentence
 */
export function sentenceComparer(job: Vacancy, text: string): (sentence: Sentence) => PayComparison | null {
  if (SENIOR.test(toPlain(job.title))) return () => null;
  const usual = levelAsked(job, text);
  const least = EASY.test(text) ? FAR_ABOVE_EASY : FAR_ABOVE;
  const requires =
    REQUIRES.test(text) || HIGHER_EDUCATION.test(text) || (job.minEducation ?? '') !== '' || job.minExperienceMonths;
  return ({ plain }) => {
    const pay = promisedPay(plain);
    if (pay === null) return null;
    if (usual !== null) return pay >= least * usual ? { pay, usual, source: averages.source } : null;
    return !requires && !NO_MONTH.test(plain) && pay >= FAR_ABOVE_ALL * averages.overall
      ? { pay, usual: averages.overall, source: averages.source }
      : null;
  };
}

const wordsOf = (plain: string): string => ` ${plain.replace(/[^a-z\d]+/g, ' ').trim()} `;

/** Pay as a message says it. */
const PAID_AS_SAID = new RegExp(PAID.source.replace('(?:', '(?:dapat|hasil|fee|bawa pulang|'));
/** Work that anybody can do, as messages name it. */
const SIMPLE = regex`\b${lists.simpleWork}\b`;
/** Works that a message may name. */
const WORK = regex`\b${[...addressee.payers, ...person.workers]}\b`;

/**
 * Tells of a sentence of a message if it promises far more than its work is paid: than vacancies of a title that the text names,
 * or than employees. A text that names no work is compared with nothing. What the whole text says is read once for all
 * sentences. Specification 4, section 14.
 */
export function promiseComparer(
  job: Vacancy,
  text: string,
  peers: readonly PaidJob[],
): (sentence: Sentence) => boolean {
  const words = wordsOf(text);
  const pays = peers
    .filter(({ title }) => words.includes(wordsOf(toPlain(title))))
    .flatMap((peer) => toMonthlyPay(peer)?.max ?? toMonthlyPay(peer)?.min ?? [])
    .sort((one, other) => one - other);
  const isLearned = HIGHER_EDUCATION.test(text);
  const isSimple = SIMPLE.test(text) && !isLearned;
  const isNamed = EASY.test(text) || WORK.test(text);
  const compare = sentenceComparer(job, text);
  return (sentence) => {
    const [, period, ...sum] = PAID_BEHIND_PERIOD.exec(sentence.plain) ?? [];
    const pay =
      period === undefined
        ? promisedPay(sentence.plain, PAID_AS_SAID)
        : amountOf(sum[0] ?? '', sum[1]) * (TIMES[period] ?? 1);
    const [, count, unit, digits = '', size] = PAID_FOR_SHORT.exec(sentence.plain) ?? [];
    const hours = Number(count) / (unit === 'menit' ? 60 : 1);
    if (count !== undefined && !isLearned && amountOf(digits, size) >= HIGH_BY_THE_HOUR * hours) return true;
    if (pay === null) return false;
    if (pays.length >= MIN_PEERS && pay >= FAR_ABOVE * median(pays)) return true;
    if (isSimple && pay >= FAR_ABOVE * averages.overall) return true;
    return isNamed && compare(sentence) !== null;
  };
}
