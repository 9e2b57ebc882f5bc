import { toPhrase, toWords } from '@titian/rules/words';
import { emailIn, linksIn } from './contact';
import { isOfLabels } from './fields';
import {
  headingOf,
  isKnown,
  isLikeHeading,
  isTitle,
  isTitleLike,
  toSingular,
  type Heading,
  type Part,
} from './headings';
import table from './headings.json';
import { isCompany, isEmployer, isJob } from './kinds';
import { readLanguages } from './lists';
import { isFactLabel, isPrivateFact, isPersonName, withoutDegrees } from './personal';
import { placeKind } from './places';
import { labelOf, type Row } from './rows';
import { isTableHead } from './table-head';

/** A part of the CV with the rows below its heading. */
export interface Block {
  /** `start` is what is before the first heading, and below the name. */
  part: Part | 'start';
  others: readonly Part[];
  words: ReadonlySet<string>;
  heading: Row[];
  rows: Row[];
}

const FOOTER = /^(?:page|halaman|hal\.?)\s?\d+|^\d+\s?(?:\/|of|dari)\s?\d+$|^-?\s?\d{1,2}\s?-?$/i;
const LETTER = /^(?:kepada(?: yth)?|yth|dengan hormat|dear\b|perihal\s*:|hal\s*:|lampiran\s*:|to whom)/i;
const CLOSING = /^(?:demikian(?:lah)?\b|hormat saya|hormat kami|yang membuat|sincerely|yours|best regards|i hereby)/i;

/** Lists whose items may be words that name a part elsewhere: "Leadership" is a skill, too. */
const LISTS: ReadonlySet<Block['part']> = new Set(['skill', 'interest', 'language']);
const HOBBIES = ['hobi', 'hobby', 'hobbies', 'minat', 'interest'];
const PART_OF_LISTS = new Set(table.partOfLists);

const isList = ({ part, words }: Block): boolean => LISTS.has(part) || HOBBIES.some((word) => words.has(word));

/** True for a line that looks like the last heading, and unlike the line directly before it. */
function looksLike(row: Row, heading: Row | undefined, before: Row | undefined): boolean {
  return (
    heading !== undefined &&
    before !== undefined &&
    styleOf(row) === styleOf(heading) &&
    styleOf(row) !== styleOf(before)
  );
}

function ownHeading(row: Row, block: Block, above: Row | undefined, next: Row | undefined): Heading | null {
  const isAboveTable = row.cells.length === 1 && next !== undefined && isTableHead(next.cells);
  const heading = headingOf(row.text, isAboveTable);
  if (!heading) return null;
  const isOfItems = PART_OF_LISTS.has(toSingular(toPhrase(row.text))) || ![...heading.words].every(isKnown);
  const isItem = isOfItems && !looksLike(row, above, block.rows.at(-1));
  return isList(block) && (isItem || (row.bullet !== null && row.bullet !== '#')) ? null : heading;
}

const isPartOfEntries = (part: Block['part']): boolean =>
  part === 'workExperience' || part === 'organizationExperience' || part === 'education' || part === 'training';

/** A heading with its text behind it: `Keahlian : …`, or a cell of its own in front. */
function inlineHeading(row: Row, part: Block['part']): { heading: Heading; rest: Row } | null {
  const labelled = labelOf(row);
  if (!labelled || labelled.value === '') return null;
  const heading = headingOf(labelled.label);
  const isPlain = row.cells.length === 1 || /^\s*:/.test(row.cells[1] ?? '') || row.cells[0]?.endsWith(':') === true;
  if (!heading) return null;
  const [label = ''] = row.cells;
  const isLoud = row.cells.length > 1 && label === label.toUpperCase() && !isPartOfEntries(heading.part);
  const isSet = row.line.bold || isLoud;
  if (!isPlain && !isSet && part !== 'start' && !LISTS.has(part)) return null;
  // "Languages: Go, SQL" are languages of programs.
  if (heading.part === 'language' && LISTS.has(part) && readLanguages([row]).length === 0) return null;
  if ((part === 'start' || part === 'personal') && isFactLabel(row)) return null;
  // In an entry it is a field's label.
  if (isPartOfEntries(part) && !isSet && (part !== 'training' || !LISTS.has(heading.part))) return null;
  const cells = row.cells.length === 1 ? [labelled.value] : row.cells.slice(1);
  return { heading, rest: { ...row, cells, columns: cells, text: cells.join(' '), bold: false } };
}

/** True for a text that may be a name: one that is no part of a CV, no place, no company and no job. */
const isNameRow = (row: Row): boolean =>
  row.cells.length === 1 &&
  row.bullet === null &&
  isPersonName(row.text) &&
  !isLikeHeading(row.text) &&
  placeKind(row.text) === null &&
  !isCompany(row.text) &&
  !isOfLabels(toPhrase(row.text)) &&
  !row.text.split(' ').every(isJob);

/**
 * The rows of the name where no label says it: the largest text of the first page, else the first that may be one. A stamp
 * such as "RAHASIA" may be larger: the words of a name are in the address of the person, and one word that is not is none.
 */
export function nameRows(rows: readonly Row[]): Row[] {
  const first = rows.filter(({ line }) => line.page === rows[0]?.line.page);
  const possible = first.filter(isNameRow);
  const sizes = first
    .filter((row) => !isTitleLike(row.text) && headingOf(row.text) === null)
    .map(({ line }) => line.size ?? 0);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const isLarge = largest > 0 && sizes.filter((size) => size === largest).length <= 3;
  const isAlone = ({ text }: Row): boolean =>
    !isJob(text) &&
    !isEmployer(withoutDegrees(text)) &&
    withoutDegrees(text).split(' ').length <= 6 &&
    /^\p{Lu}/u.test(text);
  const withNext = (row: Row | undefined): Row[] => {
    if (!row) return [];
    const next = first[first.indexOf(row) + 1];
    const { size, bold } = row.line;
    const isSplit =
      size !== null && next?.line.size === size && next.line.bold === bold && isNameRow(next) && !isJob(next.text);
    return isSplit ? [row, next] : [row];
  };
  const address = rows.map(({ text }) => emailIn(text)?.split('@')[0] ?? linksIn(text)[0]).find(Boolean) ?? '';
  const parts = toWords(address);
  const isIn = (word: string): boolean => word.length > 2 && address.toLowerCase().includes(word);
  const found = withNext(possible.find((row) => (isLarge ? row.line.size === largest : isAlone(row))));
  const words = found.flatMap(({ text }) => toWords(text));
  if (words.some(isIn)) return found;
  const named = possible.filter(isAlone).find(({ text }) => {
    const own = toWords(withoutDegrees(text));
    const isNamed = words.length < 2 ? own.some(isIn) : own.every(isIn) || own.some((word) => parts.includes(word));
    return own.length > 1 && isNamed;
  });
  return named ? withNext(named) : words.length > 1 ? found : [];
}

/** The rows of a letter of application before the CV: to the end of its page, or to the first heading. */
export function letterRows(rows: readonly Row[]): Row[] {
  const isBegin = (row: Row) => (isTitle(row.text) && row.bullet === null) || headingOf(row.text) !== null;
  const start = rows.findIndex(({ text }) => LETTER.test(text));
  if (start < 0 || rows.slice(0, start).some(isBegin)) return [];
  const page = rows[start]?.line.page;
  const end = rows.findIndex((row, index) => index > start && (row.line.page !== page || isBegin(row)));
  return rows.slice(0, end < 0 ? undefined : end).filter(({ line }) => line.page === page);
}

/** How a line is set; null where the file does not say it. */
const styleOf = ({ line, text }: Row): string | null =>
  line.size === null ? null : `${Math.round(line.size * 2)} ${line.bold} ${text === text.toUpperCase()}`;

/** Lines that are set as headings are and say something else, such as "Publikasi Ilmiah" or "Deklarasi". */
function unknownHeadings(rows: readonly Row[]): ReadonlySet<Row> {
  const byStyle = new Map<string, Row[]>();
  for (const row of rows) {
    const style = row.text === '' || isTitle(row.text) ? null : styleOf(row);
    if (style === null) continue;
    const alike = byStyle.get(style);
    if (alike) alike.push(row);
    else byStyle.set(style, [row]);
  }
  const found = new Set<Row>();
  for (const alike of byStyle.values()) {
    const unknown = alike.filter((row) => headingOf(row.text) === null);
    const isHeadings = alike.length - unknown.length >= 3 && unknown.length * 2 <= alike.length;
    for (const row of isHeadings ? unknown : []) {
      if (row.cells.length === 1 && /^\P{N}{4,40}$/u.test(row.text) && row.bullet === null) found.add(row);
    }
  }
  return found;
}

const START = { part: 'start', others: [], words: new Set<string>() } as const;

/** Divides the rows at the headings. */
export function toBlocks(rows: readonly Row[], name: readonly Row[]): Block[] {
  const blocks: Block[] = [{ ...START, heading: [], rows: [] }];
  const names = new Set(name);
  const unknown = unknownHeadings(rows);
  let titles: Row[] = [];
  let lastHeading: Row | undefined;
  let state: 'cv' | 'closing' = 'cv';
  let resume: Block['part'] | null = null;
  const begin = (kind: Omit<Block, 'heading' | 'rows'>, heading: Row[] = [], isInline = false) => {
    state = 'cv';
    // A heading right above another one, such as that of a group, belongs to the first entry below both.
    const above = isInline && blocks.at(-1)?.rows.length === 0 ? (blocks.at(-1)?.heading.splice(0) ?? []) : [];
    blocks.push({ ...kind, heading: [...titles, ...above, ...heading], rows: [] });
    titles = [];
  };
  for (const [index, row] of rows.entries()) {
    const block = blocks.at(-1) as Block;
    // It may be a heading: nobody knows what is below. First, it may be the name.
    if (row.line.unreadable && row !== rows[0]) begin({ ...START, part: 'other' }, [row]);
    if (FOOTER.test(row.text) || row.text === '') continue;
    if (isTitle(row.text) && row.bullet === null) {
      if (state !== 'cv') begin(START, [row]);
      else titles.push(row);
      continue;
    }
    // One line of education among the personal data does not end them.
    if (resume !== null && isFactLabel(row)) begin({ ...START, part: resume });
    if (resume !== null && !inlineHeading(row, resume)) resume = null;
    const inline = inlineHeading(row, resume ?? blocks.at(-1)?.part ?? 'start');
    const own = ownHeading(row, block, lastHeading, rows[index + 1]);
    if (names.has(row)) {
      if (!names.has(block.rows.at(-1) as Row)) begin(START);
      blocks.at(-1)?.rows.push(row);
    } else if (own) {
      begin(own, [row]);
      lastHeading = row;
    } else if (unknown.has(row) && state === 'cv') {
      begin({ ...START, part: 'other' }, [row]);
    } else if (CLOSING.test(row.text)) {
      state = 'closing';
    } else if (state === 'closing') {
      continue;
    } else if (inline && !isPrivateFact(row)) {
      if (block.part === 'start' || block.part === 'personal') resume = block.part;
      begin(inline.heading, [], true);
      blocks.at(-1)?.rows.push(inline.rest);
    } else {
      blocks.at(-1)?.rows.push(row);
    }
  }
  return blocks;
}
