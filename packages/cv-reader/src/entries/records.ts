import { toPhrase } from '@titian/rules/words';
import { findPeriod, isPartOfPeriod, isPeriod, isSaying, mergePeriods, tidy, type Period } from './dates';
import {
  ACHIEVEMENT_FIELDS,
  BETWEEN,
  TRAINING_FIELDS,
  columnsOf,
  fieldOf,
  isOfLabels,
  labelledField,
  type FieldNames,
} from './fields';
import { toGroups, toItem, toItems, type Item } from './groups';
import { isPlace } from './places';
import { isRemark, isSentence, labelOf, splitOutside, withText, type Row } from './rows';

/** An entry before its texts have their meanings. */
export interface CvRecord {
  /** Values by the fields that labels and the headings of columns name. */
  fields: Partial<Record<string, string>>;
  period: Period | null;
  /** Rows that name the entry, and those that describe it. */
  head: Item[];
  body: Item[];
  rows: Row[];
  /** The record of the same employer before. */
  first: CvRecord | null;
}

const OF_BODY = ['description', 'additional_info', 'ignored'];

/** "Achievements/Tasks" on a line of its own. */
const isLabelAlone = ({ row }: Item, names: FieldNames): boolean =>
  row.cells.length === 1 && OF_BODY.includes(fieldOf(names, toPhrase(row.text)) ?? '');

/** The label of another field alone: the value below it, or none, is what counts. */
function isBareLabel({ cells, text }: Row, names: FieldNames): boolean {
  const field = fieldOf(names, toPhrase(text));
  return (
    cells.length === 1 &&
    (toPhrase(text) === 'no' || isSaying(text) || (field !== undefined && !OF_BODY.includes(field)))
  );
}

function toRecord(items: readonly Item[], names: FieldNames, first: CvRecord | null = null): CvRecord {
  const record: CvRecord = { fields: {}, period: null, head: [], body: [], rows: items.map(({ row }) => row), first };
  const topBullet = items[0]?.row.bullet ?? null;
  for (const [index, item] of items.entries()) {
    const labelled = labelledField(names, labelOf(item.row));
    const isMore = index > 0 && item.row.bullet !== null && item.row.bullet !== topBullet;
    if (labelled && labelled.value !== '') {
      record.fields[labelled.field] ??= labelled.value;
      if (labelled.field === 'period') record.period = mergePeriods(record.period, item.period);
    } else if (labelled || isLabelAlone(item, names)) {
      continue;
    } else if (isMore || item.isBody || (record.body.length > 0 && (item.period === null || record.period !== null))) {
      record.body.push(item);
    } else {
      record.head.push(item);
      record.period = mergePeriods(record.period, item.period);
    }
  }
  return record;
}

type Head = Pick<Row, 'cells' | 'columns'>;

/** A row of a table: its cells by the headings where both are as many, else by what they say. */
function toTableRecord(row: Row, headings: Head, names: FieldNames): CvRecord {
  const counted = headings.cells.filter((cell) => !/^no\.?$/i.test(cell));
  const isAlike =
    row.columns.length === headings.columns.length && (row.bullet !== '#' || counted.length < headings.cells.length);
  const cells = isAlike ? row.columns : row.cells;
  const heads = cells === row.columns ? headings.columns : counted;
  const fields = columnsOf(names, heads);
  if (!fields || fields.length !== cells.length) return toRecord([toItem(row)], names);
  const values = fields.flatMap((field, index) => {
    const value = cells[index] ?? '';
    const named = field.split('/');
    const [, role = '', tasks = ''] =
      named[1] === 'description' ? (/^(.+?)\s([•●○▪■◦*–-]\s.*)$/s.exec(value) ?? []) : [];
    const parts = tasks
      ? [role, tasks]
      : named.length > 1
        ? value.split(value.includes('/') ? '/' : BETWEEN).map(tidy)
        : [value];
    if (/^[-–]?$/.test(value) || isRemark(value)) return [];
    // "Masuk" and "Perkiraan Lulus" say what the dates are.
    const head = field === 'period' && /\d/.test(value) ? `${heads[index]} ` : '';
    if (parts.length === named.length) return named.map((one, at) => [one, `${head}${parts[at]}`] as const);
    return named.includes('educationMajor') ? [['educationMajor', value] as const] : [];
  });
  const named: CvRecord['fields'] = {};
  // "Mulai" and "Selesai" are two columns of one period.
  for (const [field, value = ''] of values) named[field] = field in named ? `${named[field]} - ${value}` : value;
  // A column of any name may have the dates.
  const dates = named.period ?? cells.find((cell, index) => fields[index] === 'unknown' && isPeriod(cell));
  return { fields: named, period: findPeriod(dates ?? ''), head: [], body: [], rows: [row], first: null };
}

/** The records of a table. */
const readTable = (rows: readonly Row[], headings: Head, names: FieldNames): CvRecord[] =>
  rows
    .filter(({ cells, text }) => cells.length > 1 || !isSentence(text))
    .map((row) => toTableRecord(row, headings, names));

/** A record for each time that a label, or the field of the first one, comes again. */
function byLabels(items: readonly Item[], names: FieldNames): Item[][] {
  const groups: Item[][] = [];
  let seen = new Set<string | undefined>();
  for (const item of items) {
    const labelled = labelOf(item.row);
    const field = labelledField(names, labelled)?.field;
    const label = field && labelled?.label;
    if (groups.length === 0 || (field !== undefined && (seen.has(label) || seen.has(field)))) {
      groups.push([]);
      seen = new Set([field]);
    }
    seen.add(label);
    groups.at(-1)?.push(item);
  }
  return groups;
}

/** A date with the label above it, "Tahun Lulus", which says what it is. */
function withLabel(row: Row, at: number, rows: readonly Row[]): Row {
  const above = rows[at - 1]?.text ?? '';
  return isSaying(above) && isPartOfPeriod(row.text) ? withText(row, `${above} ${row.text}`) : row;
}

/** Entries of a row. */
const MAX_PARTS = 30;

/** Several in a row: "Brevet A (2022), TOEFL (2021)", "Brevet A (IAI) | TOEFL (2021)", certificates as "Brevet A; TOEFL". */
function apart(row: Row, names: FieldNames): Row[] {
  for (const signs of [';', '|•·∙', ',']) {
    const parts = splitOutside(row.text, signs);
    const isNamed = (part: string): boolean =>
      /^[\p{Lu}\d].*\p{L}/u.test(findPeriod(part)?.rest ?? part) && !isPlace(part) && !isSentence(part);
    const isDated = (part: string): boolean => (signs === ',' ? /\([^()]*\d{4}\)$/ : /\)$|\d{4}$/).test(part);
    const isOfNames = signs === ';' && (names === TRAINING_FIELDS || names === ACHIEVEMENT_FIELDS);
    const least = isOfNames ? 0 : signs === '|•·∙' ? 2 : parts.length;
    if (parts.length > 1 && parts.length < MAX_PARTS && parts.every(isNamed) && parts.filter(isDated).length >= least)
      return parts.map((text) => ({ ...row, cells: [text], columns: [text], text, bullet: null }));
  }
  return [row];
}

/** True for a row that has the names of columns and nothing else. */
const isOfNames = ({ columns }: Row): boolean => columns.every((cell) => cell === '' || isOfLabels(toPhrase(cell)));

/** The records of a part of a CV, in its order. */
export function toRecords(rows: readonly Row[], names: FieldNames): CvRecord[] {
  const groups: Row[][] = [[]];
  for (const row of rows.map(withLabel)) {
    const parts = row.cells.length > 1 ? [row] : apart(row, names);
    const group = groups.at(-1) ?? [];
    const before = group.at(-1);
    // A sign at the end of a line is between two, as well.
    const isApart = parts.length > 1 || /^[;|]/.test(row.text) || /[;|]$/.test(before?.text ?? '');
    // A part may have two tables.
    const isHead = group.length > 1 && isOfNames(row) && columnsOf(names, row.columns) !== null;
    if (isApart || (isHead && before && !isOfNames(before))) groups.push(...parts.map((part) => [part]));
    else group.push(row);
  }
  return groups.flatMap((group) => readGroup(group, names));
}

function readGroup(rows: readonly Row[], names: FieldNames): CvRecord[] {
  const at = rows.slice(0, 2).findIndex(({ columns }) => columnsOf(names, columns) !== null);
  if (at >= 0) {
    // A head may have two rows, "Tahun" above "Mulai" and "Selesai".
    const end = [...rows, null].findIndex((row, index) => index > at && !(row && isOfNames(row)));
    const { columns: first } = rows[at] as Row;
    const heads = rows.slice(at, end).filter(({ columns }) => columns.length === first.length);
    const columns = first.map((_cell, index) => [...new Set(heads.map((row) => row.columns[index]))].join(' ').trim());
    const table = readTable(rows.slice(end), { columns, cells: columns.filter(Boolean) }, names);
    table[0]?.rows.unshift(...rows.slice(0, end));
    return table;
  }
  const items = toItems(rows.filter((row) => !isBareLabel(row, names)));
  const isLabelled = (item: Item | undefined) => item !== undefined && labelledField(names, labelOf(item.row)) !== null;
  if (isLabelled(items[0]) && isLabelled(items[1]))
    return byLabels(items, names).map((group) => toRecord(group, names));
  const records = new Map<readonly Item[], CvRecord>();
  return toGroups(items).map(({ items: group, head }) => {
    const record = toRecord(group, names, head && (records.get(head.items) ?? null));
    records.set(group, record);
    return record;
  });
}

/** The lines of a table cell: one for each item, when the cell begins with a bullet that also separates its items. */
function linesIn(cell: string): string[] {
  const [, sign, items = ''] = /^([•●○▪■◦*–-])(.*)$/su.exec(cell) ?? [];
  return sign === undefined ? [cell] : items.split(` ${sign}`).map((item) => item.trim());
}

/**
 * The text of rows that describe something, a line for each item of a list and each sentence that begins in a row; a row
 * that continues the one before is joined to it.
 *
 * @param given the text of a label's field, before the rows
 */
export function describe(body: readonly Item[], given?: string): string | undefined {
  const texts = given === undefined ? [] : linesIn(given);
  for (const { row, startsLine } of body.filter((item) => item.row.text !== '')) {
    const before = texts.at(-1);
    if (before === undefined || startsLine) texts.push(row.text);
    else texts[texts.length - 1] = `${before} ${row.text}`;
  }
  return texts.length === 0 ? undefined : texts.join('\n');
}

/** Dates by the names that a section has for them. */
export function datesOf(
  period: Period | null,
  names: { start: string; end: string; present: string },
): Partial<Record<string, string>> {
  if (!period) return {};
  return {
    ...(period.start !== undefined && { [names.start]: period.start }),
    ...(period.end !== undefined && { [names.end]: period.end }),
    ...(period.isPresent && { [names.present]: 'true' }),
  };
}
