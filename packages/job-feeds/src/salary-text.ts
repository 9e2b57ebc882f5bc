/** Reads pay out of a text such as "Rp 4.000.000 - 6.000.000 per bulan". */
import { EXPONENTS, SCALE_WORDS, readNumber, unitOf } from '@titian/rules/rupiah-number';
import type { SalaryPeriod } from '@titian/rules/stated-pay';

interface TextPay {
  /** Whole rupiah for the period, which is undefined where the text names none. */
  min: number | null;
  max: number | null;
  period: SalaryPeriod | undefined;
}

type Reason =
  | 'its currency is not IDR'
  | 'it names no currency'
  | 'it is paid by another period'
  | 'it is not clear which figure is the pay';

export type TextPayResult = { pay: TextPay } | { reason: Reason };

/** Longest text that is read. */
const MAX_LENGTH = 500;

const FOREIGN =
  /[$€£¥₹฿]|\b(?:usd|sgd|myr|rm|eur|gbp|jpy|aud|cny|rmb|hkd|thb|php|inr|sar|aed|dollars?|ringgit|euro|yen)\b/;
/** "75rb" is rupiah, too: no other currency has these words. */
const RUPIAH_SCALE = 'juta|jt|ribu|rb';
const RUPIAH = new RegExp(String.raw`\b(?:rp|idr|rupiah)|\d\s?(?:${RUPIAH_SCALE})(?:\b|-?an\b)`);

/** In words and in UN/CEFACT's codes, in the order in which they count where a text names several. */
const PERIODS = {
  month: String.raw`bulan(?:an)?|sebulan|bln|bl|months?|monthly|mth|mo|mon`,
  year: String.raw`tahun(?:an)?|setahun|thn|th|years?|yearly|annum|annual(?:ly)?|ann|yr|p\.?a\.?`,
  week: 'minggu(?:an)?|seminggu|mgg|weeks?|weekly|wk|wee',
  day: 'hari(?:an)?|sehari|days?|daily',
  hour: 'jam|sejam|hours?|hourly|hur',
};
/** "per proyek", "150rb/shift"; "hr" is a day to some and an hour to others. */
const OTHER = String.raw`(?:\bper(?: |(?=shift|proyek|potong))|(?<=\d,?-?|${RUPIAH_SCALE})\s?\/ ?)(?!(?:${Object.values(PERIODS).join('|')})\b)[a-z]{2,}|borongan`;

type PeriodKind = SalaryPeriod | 'other';
const KINDS = Object.keys(PERIODS) as SalaryPeriod[];

const NAMES = KINDS.map(
  (kind) => [kind, new RegExp(String.raw`^(?:per|an?\s|\/)?\s*(?:${PERIODS[kind]})$`, 'i')] as const,
);

/** The period that a whole text such as "per hari" names; undefined for any other text. */
export const periodNamed = (text: string): SalaryPeriod | undefined => NAMES.find(([, name]) => name.test(text))?.[0];

/** "/ 8 jam", "per 2 bulan": a period of its own. */
const SEVERAL =
  /(?:\/|\b(?:per|tiap|setiap|every)) ?\d+ ?(?:jam|hari|minggu|bulan|bln|tahun|thn|hours?|days?|weeks?|months?|years?)\b/g;

/** A year, with the word before it. */
const YEAR =
  /(?:\b(?:tahun|thn|year|sejak|since|mulai|per) )?(?<![\d.,]|rp\.? ?|idr ?)\b(?:19|20)\d{2}\b(?![.,]?\d| ?[-–]| ?(?:juta|jt|ribu|rb|k)\b)/g;
const BETWEEN = /\b(?:antara|between)\b([^;()\n]{1,60}?)\b(?:dan|and)\b/g;

/** Money beside the pay, or taken from it. */
const EXTRA =
  'bonus|komisi|commissions?|insentif|incentives?|tunjangan|allowances?|uang|makan|transport(?:asi)?|thr|pajak|tax(?:es)?|pph|bpjs|' +
  'lembur|overtime|potongan|denda|deposit|jaminan|saham|stock|equity|signing|ump|umk|umr|omzet|target|penjualan|sales|klaim|pulsa|biaya';
/** Behind the figure these say what comes with it, not what it is. */
const BESIDE =
  'termasuk|sudah|belum|sebelum|sesudah|setelah|di ?luar|tanpa|dengan|beserta|inklusif|includ(?:ing|es|ed)|incl|excluding|excl|before|after|with|without';

const UP_TO = String.raw`hingga|sampai(?: dengan)?|s\.?\s?/?\s?d\.?|maks(?:imal|imum)?|max(?:imum)?|up to|at most|until|paling (?:banyak|tinggi)|di ?bawah|kurang dari|under|below`;
const FROM = String.raw`mulai(?: dari)?|min(?:imal|imum)?|dari|from|starting(?: (?:at|from))?|start|at least|paling sedikit|di ?atas|lebih dari|above|over`;
const AFTER = String.raw`ke atas|keatas|and above|and up|\+(?!\s*\S)`;
/** "4 jutaan" and "4 jt-an" are about four million. */
const ABOUT = String.raw`(?<=juta|jt|ribu|rb)-?an\b|sekitar|kurang lebih|kisaran rata-rata|rata-rata|kira-kira|±|~|approx(?:imately)?|about|around|average|estimasi|estimated`;

/** "Rp 5 juta per bulan maks.": a limit behind the figure, as the last word of its part. */
const LAST_LIMIT = /^(?:maks(?:imal|imum)?|max(?:imum)?|min(?:imal|imum)?)\.?\s*(?:$|[,;()[\]\n])/;

const TOKEN = new RegExp(
  [
    String.raw`(?<number>(?:(?:rp|idr)\.?\s*)?(?<digits>\d[\d.,]*\d|\d)(?:\s*(?<scale>${SCALE_WORDS})(?:\b|(?=an\b)))?(?<tail>\s*(?:rupiah|idr)\b|,-)?)`,
    String.raw`(?<beside>\b(?:${BESIDE})\b)`,
    String.raw`(?<extra>\b(?:${EXTRA})\b)`,
    ...KINDS.map((kind) => String.raw`(?<${kind}>\b(?:per)?(?:${PERIODS[kind]})\b)`),
    `(?<other>${OTHER})`,
    String.raw`(?<about>${ABOUT})`,
    String.raw`(?<after>${AFTER})`,
    String.raw`(?<upTo>\b(?:${UP_TO})(?![a-z]))`,
    String.raw`(?<from>\b(?:${FROM})\b)`,
    String.raw`(?<dash>\s*[-–—]\s*|\bto\b)`,
    String.raw`(?<cut>[;()[\]\n+&]|[.,](?=\s)|\b(?:dan|and|plus|serta|atau|or|ditambah)\b)`,
  ].join('|'),
  'g',
);

interface Figure {
  digits: string;
  scale: number;
  hasCurrency: boolean;
  /** True when it is the end of a range that the figure before it begins. */
  isJoined: boolean;
}

/** A figure of money in whole rupiah. */
type Amount = { value: number } & Pick<Figure, 'isJoined'>;

interface Clause {
  figures: Figure[];
  marks: Set<string>;
  periods: Set<PeriodKind>;
}

const scaleOf = (word: string): number => 10 ** EXPONENTS[unitOf(word) ?? 'rupiah'];

/** The likeliest number, where a point before three digits groups them; NaN where it is in doubt. */
function numberOf(digits: string): number {
  const { numbers, isClear } = readNumber(digits);
  const isWrong = (digits.includes('.') && digits.includes(',')) || /[.,]\d{4,}$/.test(digits);
  return isWrong && !isClear ? NaN : Number(numbers[0] ?? NaN);
}

const isPeriod = (kind: string): kind is PeriodKind => kind === 'other' || kind in PERIODS;

const newClause = (): Clause => ({ figures: [], marks: new Set(), periods: new Set() });

function clausesOf(text: string): Clause[] {
  let clause = newClause();
  const clauses = [clause];
  let isBeside = false;
  let isJoined = false;
  for (const { groups = {}, index } of text.matchAll(TOKEN)) {
    // A number has groups of its own, which are behind its own in their order.
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
    const isAfterFigure = clause.figures.length > 0;
    if (kind === 'number') {
      const scale = scaleOf(groups.scale ?? '');
      const hasCurrency = groups.tail !== undefined || RUPIAH.test(groups.number ?? '');
      clause.figures.push({ digits: groups.digits ?? '', scale, hasCurrency, isJoined });
      isBeside = isJoined = false;
    } else if (kind === 'cut') {
      clause = newClause();
      clauses.push(clause);
      isBeside = isJoined = false;
    } else if (isPeriod(kind)) clause.periods.add(kind);
    else if (kind === 'beside') isBeside = isAfterFigure;
    else if (kind === 'extra') {
      if (!isBeside) clause.marks.add(kind);
    } else if (isAfterFigure && LAST_LIMIT.test(text.slice(index))) clause.marks.add(kind);
    else if (isAfterFigure && (kind === 'dash' || kind === 'upTo')) isJoined = true;
    else if (kind !== 'from' || !isAfterFigure) clause.marks.add(kind);
  }
  return clauses;
}

/** The figures of money: those with a currency, and those that are in a range with one. */
function moneyOf({ figures }: Clause, isRupiah: boolean): Amount[] {
  const isMoney = figures.map(({ hasCurrency }) => isRupiah || hasCurrency);
  figures.forEach(({ isJoined }, index) => (isMoney[index] ||= isJoined && isMoney[index - 1] === true));
  for (let index = figures.length - 2; index >= 0; index -= 1) {
    isMoney[index] ||= figures[index + 1]?.isJoined === true && isMoney[index + 1] === true;
  }
  const money = figures.filter((_, index) => isMoney[index]);
  const scale = money.find((figure) => figure.scale > 1)?.scale ?? 1;
  return money.map((figure) => ({ value: amountOf(figure, scale), isJoined: figure.isJoined }));
}

/** In "3,5 - 6 juta" and "3.500 - 6.000 ribu" the first figure is of the second one's scale; NaN where it is in doubt. */
function amountOf(figure: Figure, scale: number): number {
  if (figure.scale > 1 || scale === 1) return Math.round(numberOf(figure.digits) * figure.scale);
  const value = numberOf(figure.digits);
  if (value >= 100_000) return value;
  return value < 1_000 || scale === 1_000 ? Math.round(value * scale) : NaN;
}

function rangeOf({ marks }: Clause, money: Amount[]): { min: number | null; max: number | null } | null {
  const [first, second, ...more] = money;
  if (!first || more.length > 0 || !money.every(({ value }) => Number.isFinite(value))) return null;
  if (second) return second.isJoined ? { min: first.value, max: second.value } : null;
  if (marks.has('upTo')) return marks.has('from') ? null : { min: null, max: first.value };
  if (marks.has('from') || marks.has('after')) return { min: first.value, max: null };
  return { min: first.value, max: first.value };
}

interface Known {
  isRupiah?: boolean;
  /** The period of figures that name none. */
  period?: SalaryPeriod | undefined;
}

/**
 * The pay that a text states in rupiah; of several periods the first in `PERIODS`. "Hingga" has no least, "mulai" no
 * most. Bonuses, taxes and commissions are no pay. Gives a reason where figures, currency or period are in doubt.
 */
export function payOfText(given: string, { isRupiah = false, period: known }: Known = {}): TextPayResult {
  const text = given
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\(((?:maks|max|min)[a-z]*)\.?\)/g, '$1,')
    .replaceAll(SEVERAL, ' per kali ')
    .replaceAll(YEAR, ' ')
    .replaceAll(BETWEEN, '$1 - ');
  if (FOREIGN.test(text)) return { reason: 'its currency is not IDR' };
  if (!isRupiah && !RUPIAH.test(text)) return { reason: 'it names no currency' };
  const clauses = clausesOf(text);
  const periods = new Set(clauses.flatMap((clause) => [...clause.periods]));
  const found: (Pick<TextPay, 'min' | 'max'> & { kind: PeriodKind | undefined })[] = [];
  for (const clause of clauses) {
    const money = clause.marks.has('extra') ? [] : moneyOf(clause, isRupiah);
    if (money.length === 0) continue;
    const range = clause.marks.has('about') ? null : rangeOf(clause, money);
    const [kind = known, second] = clause.periods.size > 0 ? clause.periods : periods;
    if (!range || second !== undefined) return { reason: 'it is not clear which figure is the pay' };
    found.push({ ...range, kind });
  }
  const first = [...KINDS, 'other' as const, undefined].find((kind) => found.some((pay) => pay.kind === kind));
  const [pay, ...others] = found.filter(({ kind }) => kind === first);
  if (first === 'other') return { reason: 'it is paid by another period' };
  const isSame = others.every(({ min, max }) => min === pay?.min && max === pay.max);
  if (!pay || !isSame) return { reason: 'it is not clear which figure is the pay' };
  return { pay: { min: pay.min, max: pay.max, period: first } };
}
