import { toPlain } from '../plain-text';
import type { CvEntry, CvLine, CvReading, CvSection } from '../reading';
import { letterRows, nameRows, toBlocks, type Block } from './blocks';
import { emailIn, linksIn, phoneIn, withoutContact } from './contact';
import { dateOf, isDay, isPeriod } from './dates';
import { readEducation } from './education';
import { headingOf, isTitle } from './headings';
import { isLanguage, readLanguages, readNames } from './lists';
import { leftOfRow } from './left-over';
import { factsIn, isPrivateFact, isPersonal, Person } from './personal';
import { isAddress, isPlace, placeKind } from './places';
import { readPortfolio } from './portfolio';
import { isSentence, labelOf, toRow, type Row } from './rows';
import { readAchievements, readTrainings } from './training';
import { readOrganisations, readWork, type Read } from './work';

const readers: Partial<Record<Block['part'], (rows: readonly Row[], block: Block) => Read[]>> = {
  education: readEducation,
  workExperience: readWork,
  organizationExperience: readOrganisations,
  training: readTrainings,
  achievement: readAchievements,
  language: readLanguages,
  skill: readNames,
  interest: readNames,
  portfolio: readPortfolio,
};

/** The row of a line, read without signs that are not seen; without a text where that is unreadable. */
const plainRow = (line: CvLine): Row => {
  const [text, ...cells] = line.unreadable ? [''] : [line.text, ...line.cells].map(toPlain);
  return { ...toRow({ ...line, text: text ?? '', cells }), line };
};

/** A word in letters that the end of its line breaks; a word that the CV has by itself is none: "full-time". */
const BROKEN = /(?<![^\s(])(\p{L}+)-$/u;

/** Puts broken words together at the end of their first line. */
function joinBroken(rows: readonly Row[]): Row[] {
  const joined = [...rows];
  const words = new Set(rows.flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+(?!$)/u)));
  for (const [index, { text, cells }] of joined.entries()) {
    const next = joined[index + 1];
    const begin = BROKEN.exec(text)?.[1]?.toLowerCase();
    // The end of brackets, of a heading of two kinds, or of a word.
    const bracket = /\([^()]*$/.test(text) ? /^[^()]*\)/.exec(next?.text ?? '')?.[0] : undefined;
    const isHeading = / (?:and|dan|&)$/i.test(text) && headingOf(`${text} ${next?.text}`) !== null;
    const end = bracket ?? (isHeading ? next?.text : begin && /^\p{Ll}\S*/u.exec(next?.text ?? '')?.[0]);
    if (!next || end === undefined || cells.length > 1 || next.cells.length > 1) continue;
    const isTwo = begin === undefined || end.startsWith(begin) || words.has(begin);
    const gap = begin === undefined ? ' ' : '';
    const [first, rest] = [text.slice(0, isTwo ? undefined : -1) + gap + end, next.text.slice(end.length).trim()];
    joined[index] = { ...(joined[index] as Row), text: first, cells: [first], columns: [first] };
    joined[index + 1] = { ...next, text: rest, cells: rest === '' ? [] : [rest], columns: [rest] };
  }
  return joined;
}

/** The name beside the document's own name, or beside a heading: "Curriculum Vitae | Rudi". */
function withoutTitle(row: Row): Row {
  const [first = '', ...cells] = row.cells;
  return cells.length > 0 && isTitle(first) ? { ...row, cells, columns: cells, text: cells.join(' ') } : row;
}

/** True for contact facts and nothing else. */
const isContact = ({ text }: Row): boolean =>
  (emailIn(text) !== undefined || phoneIn(text) !== undefined) && !/\p{L}{3}/u.test(withoutContact(text));

/** The rows of a contact block below the last entry of a column, which has no heading of its own. */
function contactRows(rows: readonly Row[]): ReadonlySet<Row> {
  const found = new Set<Row>();
  for (const [index, row] of rows.entries()) {
    if (!isContact(row)) continue;
    found.add(row);
    for (let at = index - 1; at >= 0; at -= 1) {
      const above = rows[at];
      if (!above || above.cells.length > 1 || found.has(above) || !(isAddress(above.text) || isPlace(above.text)))
        break;
      found.add(above);
    }
    const below = rows[index + 1];
    if (below && linksIn(below.text).length > 0 && withoutContact(below.text) === '') found.add(below);
  }
  return found;
}

/** True for a fact of the person in a part that is about something else. */
function isOfPerson(row: Row, { part }: Block, person: Person): boolean {
  const isLabelled = isPersonal(row);
  if (part === 'headline') {
    const isPhone = phoneIn(row.text) !== undefined && !isSentence(row.text);
    return isLabelled || isPhone || emailIn(row.text) !== undefined;
  }
  return isLabelled && (person.values.name === undefined || /lahir|birth|mail/.test(labelOf(row)?.label ?? ''));
}

/** The date and place above a signature at the end. */
const isSigned = ({ cells, text }: Row): boolean => {
  const [place = '', date = ''] = text.split(',');
  return cells.length === 1 && placeKind(place) !== null && isPeriod(date) && /\d{4}/.test(date);
};

/**
 * The entries that the lines of a CV propose, for CVs in Indonesian and English. Specification 4, section 10.
 *
 * @param lines in reading order; columns follow each other
 * @returns every line is in the source of an entry or unread, which facts such as religion are always
 */
export function toReading(lines: readonly CvLine[]): CvReading {
  const rows = joinBroken(lines.map(plainRow)).map(withoutTitle);
  const letter = new Set(letterRows(rows));
  const all = rows.filter((row) => !letter.has(row));
  const own = all.filter(({ line }) => !line.running);
  const isLabelledName = own.some(
    (row) => isPersonal(row) && /^nama|^name|^full ?name/.test(labelOf(row)?.label ?? ''),
  );
  const name = isLabelledName ? [] : nameRows(all).map((row) => own.find(({ text }) => text === row.text) ?? row);
  const called = name.map(({ text }) => text.toLowerCase()).join(' ');
  // The name at the edge of a second page, where the first one has another header.
  const isHeader = (row: Row, at: number): boolean =>
    row.line.page > 1 && own[at - 1]?.line.page !== own[at + 1]?.line.page && row.text.toLowerCase().includes(called);
  const flow = name.length > 0 ? own.filter((row, at) => name.includes(row) || !isHeader(row, at)) : own;
  const blocks = toBlocks(flow, name);
  const person = new Person();
  const entries: { section: CvSection; values: Read['values']; rows: Row[] }[] = [];
  if (name.length > 0) person.setName(name.map(({ text }) => text).join(' '), name);

  for (const block of blocks) {
    if (block.part === 'references' || block.part === 'other') continue;
    const isStart = block.part === 'start';
    person.beginPart();
    const rest: Row[] = [];
    const contact = contactRows(block.rows);
    // Below dates an entry is described, not the person.
    let isFree = isStart;
    for (const row of block.rows) {
      if (isPrivateFact(row) || (isSigned(row) && !person.awaitsBirth) || person.rows.has(row)) continue;
      isFree &&= !isPeriod(row.text) || isDay(dateOf(row.text));
      if (isStart || block.part === 'personal') person.readRow(row, isFree);
      else if (isOfPerson(row, block, person) || contact.has(row) || factsIn(row).length > 0)
        person.readRow(row, false);
      else rest.push(row);
    }
    if (block.part === 'headline') person.about.push(...rest);
    const languages = block.part === 'skill' ? rest.filter(isLanguage) : [];
    let others = rest.filter((row) => !languages.includes(row));
    const reads = [block.part, ...block.others].flatMap((part) => {
      const found = readers[part]?.(others, block) ?? [];
      // A part of several kinds: what one reader leaves is for the next.
      others = others.filter((row) => !found.some((read) => read.rows.includes(row)));
      return found.map((read) => ({ section: part as CvSection, ...read, rows: [...read.rows] }));
    });
    entries.push(...reads);
    entries.push(...readLanguages(languages).map((read) => ({ section: 'language' as const, ...read })));
    if (reads.length > 0) entries.at(-reads.length - languages.length)?.rows.unshift(...block.heading);
    else if (isStart || block.part === 'personal') for (const row of block.heading) person.rows.add(row);
    else if (block.part === 'headline') person.headlineRows.push(...block.heading);
  }
  // A letter says again what the CV says; what the CV does not say is read from it.
  for (const row of letter) if (isPersonal(row)) person.readRow(row, false);
  for (const row of all) if (row.line.running) person.readFacts(row.text, row);
  for (const { url, row } of person.links)
    if (!row.line.running) entries.push({ section: 'portfolio', values: { url }, rows: [row] });
  return toResult(rows, person, entries);
}

function toResult(
  rows: readonly Row[],
  person: Person,
  found: readonly { section: CvSection; values: Read['values']; rows: readonly Row[] }[],
): CvReading {
  const toSource = (from: Iterable<Row>): CvLine[] =>
    [...new Set([...from].map(({ line }) => line))].sort((one, other) => one.line - other.line);
  const about = person.about.map(({ text, bullet }) => (bullet === null ? ` ${text}` : `\n${text}`)).join('');
  const headline = {
    ...(person.headline !== undefined && { professionalHeadline: person.headline }),
    ...(about !== '' && { about: about.slice(1) }),
  };
  const all = [
    { section: 'personal' as const, values: person.values, rows: person.rows },
    { section: 'headline' as const, values: headline, rows: [...person.headlineRows, ...person.about] },
    ...found,
  ]
    .filter(({ values }) => Object.keys(values).length > 0)
    .map(({ section, values, rows: from }): CvEntry => ({ section, values, source: toSource(from) }));
  const valuesOf = new Map<CvLine, CvEntry['values'][]>();
  for (const { values, source } of all)
    for (const line of source) valuesOf.set(line, [...(valuesOf.get(line) ?? []), values]);
  const unread = rows.flatMap((row) => {
    const { line } = row;
    const values = valuesOf.get(line);
    if (values === undefined) return line;
    const text = leftOfRow(row, values);
    return text === '' ? [] : { ...line, text, cells: [text] };
  });
  return { entries: all, unread };
}
