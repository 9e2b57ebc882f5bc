import { toPhrase } from '@titian/rules/words';
import type { CvSection } from '../reading';
import { findPeriod, tidy, withoutDuration } from './dates';
import type { Item } from './groups';
import type { Heading } from './headings';
import { LEGAL_END, ORGANISATION_ROLES, WORK_ROLES, isEmployer, isOfOrganisation, type Roles } from './kinds';
import { isAddress, isKnownPlace, isPlace, placeKind } from './places';
import { datesOf, describe, toRecords, type CvRecord } from './records';
import { splitOutside, strongParts, type Row } from './rows';
import { ORGANISATION_FIELDS, WORK_FIELDS, toPatterns } from './fields';
import labels from './labels.json';

export interface Read {
  /** Of a part with several kinds, where it is not the first one's. */
  section?: CvSection;
  values: Partial<Record<string, string>>;
  rows: Row[];
}

export const WORKING_TYPES = toPatterns(labels.workingType);

const typeOf = (text: string): string | undefined =>
  WORKING_TYPES.find(([, pattern]) => pattern.test(toPhrase(text)))?.[0];

const BRACKETS = /\s*\(([^()]*)\)/g;

/** A text without brackets that say how or where. */
const withoutRemarks = (text: string): string =>
  tidy(
    text.replaceAll(BRACKETS, (whole, inner: string) => (typeOf(inner) !== undefined || isPlace(inner) ? ' ' : whole)),
  );

/** True for a text that says how somebody was employed and nothing else. */
const isOnlyType = (text: string): boolean =>
  WORKING_TYPES.some(([, pattern]) => toPhrase(text).replace(pattern, '').trim() === '');

/** Parts of an entry's first rows, each a role or an employer. */
function partsOf(head: readonly Item[]): string[] {
  const parts = head
    .flatMap(({ row }) => row.cells)
    .map((cell) => withoutDuration(findPeriod(cell)?.rest ?? cell))
    .flatMap(strongParts)
    .filter(
      (part) =>
        /\p{L}/u.test(part) && !isKnownPlace(part) && !isOnlyType(part) && !/^(?:sekarang|present)$/i.test(part),
    )
    .map(withoutRemarks);
  // "Ubud, Bali" is a place where two other parts name the entry.
  const named = parts.filter((part) => !isPlace(part));
  return named.length >= 2 ? named : parts;
}

interface Pair {
  role?: string;
  place?: string;
}

/** `PT X sebagai Staf`. */
const AS = /^(.+?) (?:sebagai|as) (.+)$/i;
/** `Staf di PT X`. */
const AT = /^([^,]+?) (di|pada|at|@|dari|of) (?:the )?(.+)$/i;
const WORKED_AT = /^(?:(?:pernah )?(?:bekerja|kerja|magang|pkl|worked) )?(?:di|pada|at) (.+)$/i;
/** An employer's legal form behind a role: `STAF GUDANG PT X`. */
const LEGAL_FORM = /^([^,]+?)(?<! (?:of|dari)) ((?:PT|CV|UD|Universitas|RSUD|Hotel|Toko|Bank)\b.+)$/;

/** The last of the parts between commas that a list in one name has: "Wisata, Pemuda dan Olahraga"; -1 for no list. */
export const endOfList = (parts: readonly string[]): number =>
  parts.findLastIndex((part) => /(?:^|\s)(?:dan|and|&)\s/i.test(part));

/** True for a part of a name behind a comma: a unit, or several words, but no address and no village, which no list has. */
const isOfName = (part: string): boolean =>
  LEGAL_END.test(part) ||
  (!/\d/.test(part) &&
    !isAddress(part) &&
    placeKind(part) === null &&
    (isEmployer(part) || /\b(?:unit|divisi|division|department|plant|branch)\b/i.test(part) || /\S \S+ \S/.test(part)));

/** A name without the place behind it: "Hotel Puri, Sanur (Indonesia)", but "Dinas Wisata, Pemuda dan Olahraga". */
function withoutPlace(text: string): string {
  const parts = splitOutside(text, ',').map((part) =>
    tidy(part.replaceAll(BRACKETS, (whole, inner: string) => (placeKind(inner) === null ? whole : ' '))),
  );
  const list = Math.max(endOfList(parts), 0);
  const end = parts.findIndex((part, index) => index > list && !isOfName(part));
  return parts.slice(0, end < 0 ? undefined : end).join(', ');
}

function splitOne(text: string, roles: Roles): Pair {
  const [, at, role] = AS.exec(text) ?? [];
  if (at !== undefined) return { role, place: WORKED_AT.exec(at)?.[1] ?? at };
  const [, worked] = WORKED_AT.exec(text) ?? [];
  if (worked !== undefined) return { place: worked };
  const [, before, behind] = LEGAL_FORM.exec(text) ?? [];
  if (before !== undefined && behind !== undefined && (/^(?:PT|CV|UD)\b/.test(behind) || roles.roleScore(before) > 0))
    return { role: tidy(before.replace(/ (?:di|pada|at|dari|-)$/i, '')), place: behind };
  const [, what = '', word = '', where = ''] = AT.exec(text) ?? [];
  // "Head of Operations" is one role.
  const [name = ''] = where.split(',');
  const isWhere = /^(?:dari|of)$/i.test(word) ? roles.roleScore(name) < 0 || isOfOrganisation([name]) : name !== '';
  if (isWhere && roles.roleScore(what) >= 0) return { role: what, place: where };
  const parts = splitOutside(text, ',').filter((part) => placeKind(part) === null);
  const [first = '', ...others] = parts;
  const led = roles.leadingRole(first);
  if (led !== null) return { role: led.role, place: [led.place, ...others].join(', ') };
  if (others.length > 0) {
    const { role } = choose(parts, roles, 0);
    return { role, place: parts.filter((part) => part !== role).join(', ') };
  }
  return roles.roleScore(text) > 0 ? { role: text } : { place: text };
}

/** Which of two parts is the role; `order` is positive where roles are first in this part of the CV. */
function choose(parts: readonly string[], roles: Roles, order: number): Pair {
  const scores = parts.map((part) => roles.roleScore(part));
  const sorted = [...scores].sort((one, other) => one - other);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  if (most > least) return { role: parts[scores.indexOf(most)], place: parts[scores.indexOf(least)] };
  const [first, second] = parts;
  return order < 0 ? { role: second, place: first } : { role: first, place: second };
}

/** The difference between the first two parts: positive for a role before an employer. */
const orderOf = ([first, second]: readonly string[], roles: Roles): number =>
  first === undefined || second === undefined ? 0 : Math.sign(roles.roleScore(first) - roles.roleScore(second));

const WORK = {
  section: 'workExperience' as CvSection,
  fields: WORK_FIELDS,
  roles: WORK_ROLES,
  role: 'title',
  place: 'companyName',
  description: 'description',
  start: 'startDate',
  end: 'endDate',
  present: 'currentlyWorking',
};

const ORGANISATION: typeof WORK = {
  section: 'organizationExperience',
  fields: ORGANISATION_FIELDS,
  roles: ORGANISATION_ROLES,
  role: 'position_name',
  place: 'organization_name',
  description: 'additional_info',
  start: 'start_date',
  end: 'end_date',
  present: 'is_present',
};

/** Moves to the description what is left when the first two parts and the date are known. */
function settle(record: CvRecord): void {
  const head: Item[] = [];
  const rest: Item[] = [];
  let [parts, isDated] = [0, false];
  for (const item of record.head) {
    const { length } = partsOf([item]);
    if (parts >= 2 && isDated && item.period === null && length > 0) rest.push(item);
    else {
      head.push(item);
      parts += length;
      isDated ||= item.period !== null;
    }
  }
  record.head = head;
  record.body.unshift(...rest);
}

type Below = Pick<Heading, 'words' | 'others'>;

function readPairs(rows: readonly Row[], names: typeof WORK, { others }: Below, isInternship = false): Read[] {
  const isOfBoth = others.some((part) => part === 'workExperience' || part === 'organizationExperience');
  const records = toRecords(rows, names.fields);
  for (const record of records) settle(record);
  const order = records.reduce((sum, { head }) => sum + orderOf(partsOf(head), names.roles), 0);
  const pairs = new Map<CvRecord, Pair>();
  return records.flatMap((record) => {
    const { fields, head, body, first } = record;
    const parts = partsOf(head);
    const [only = ''] = parts;
    const inherited = first ? pairs.get(first)?.place : undefined;
    const found =
      parts.length > 1
        ? choose(parts, names.roles, order)
        : only && first !== null && inherited !== undefined
          ? { role: only }
          : splitOne(only, names.roles);
    const role = fields[names.role] ?? found.role;
    const place = fields[names.place] ?? (found.place || inherited);
    const pair: Pair = { role: role && withoutRemarks(role), place: place && withoutPlace(place) };
    pairs.set(record, pair);
    const texts = [...head.map(({ row }) => row.text), role ?? '', fields.workingType ?? ''];
    const workingType = texts.map(typeOf).find(Boolean) ?? (isInternship ? 'internship' : undefined);
    const own = !isOfBoth ? names : isOfOrganisation([pair.role ?? '', pair.place ?? '']) ? ORGANISATION : WORK;
    const values: Read['values'] = {
      ...(pair.role && { [own.role]: pair.role }),
      ...(pair.place && { [own.place]: pair.place }),
      ...datesOf(record.period, own),
    };
    const description = describe(body, fields[names.description]);
    if (description !== undefined) values[own.description] = description;
    if (own === WORK) {
      if (workingType !== undefined) values.workingType = workingType;
      if (fields.industry !== undefined) values.industry = fields.industry;
      if (fields.jobLevel !== undefined) values.jobLevel = fields.jobLevel;
    }
    const isSaid = pair.role || record.period || body.length > 0 || fields[names.place] !== undefined;
    // A text alone, such as "terlampir", is an employer where its words say so.
    return isSaid || (pair.place && names.roles.roleScore(pair.place) < 0)
      ? [{ section: own.section, values, rows: record.rows }]
      : [];
  });
}

/** Jobs and internships; all are internships below a heading that says so. */
export const readWork = (rows: readonly Row[], block: Below): Read[] =>
  readPairs(
    rows,
    WORK,
    block,
    ['magang', 'pkl', 'prakerin', 'internship'].some((word) => block.words.has(word)) &&
      !block.words.has('kerja') &&
      !block.words.has('work'),
  );

/** Organisations with the role in each. */
export const readOrganisations = (rows: readonly Row[], block: Below): Read[] => readPairs(rows, ORGANISATION, block);
