import { lineCounter } from './line-counter';

export interface JsonRow {
  /** Line of the file on which the row starts, the first being 1. */
  line: number;
  value?: unknown;
  /** Why it has no value. */
  problem?: string;
  /** True when raw control characters, trailing commas or values such as NaN were corrected. */
  isMended?: boolean;
}

interface Options {
  /** The key of an object whose value holds rows. */
  rowsKey?: string;
  /** Tells a row from its parts where a broken row hides the beginning of the next. */
  isRow?: (value: unknown) => boolean;
}

/** Where a token or row stands. */
interface Extent {
  start: number;
  end: number;
}

/** An array or object whose items, or whose `@graph` or the like, are rows. */
interface Container {
  isArray: boolean;
  /** In an object, the key whose value comes next, in its quotes; empty before a key. */
  key: string;
  /** True when an object holds rows in a `@graph` or the like and so is no row itself. */
  isGraph: boolean;
  start: number;
}

/** Deeper than this, lists hold no rows. */
const MAX_LISTS = 50;
/** A row that is nested deeper is not read. */
const MAX_DEPTH = 200;
const TOO_DEEP = { problem: `it is nested deeper than ${MAX_DEPTH} levels` };
/** How often, taken together, the characters of a text may be looked at to find rows behind broken ones. */
const MAX_LOOKS = 4;

/** A sign of structure, the beginning of a string, or a number or literal. */
const TOKEN = /["{}[\]:,]|[^\s"{}[\]:,]+/g;
const CONTROL = /\p{Cc}/gu;
// eslint-disable-next-line no-control-regex -- JSON forbids these very characters in a string
const RAW_CONTROL = /[\u0000-\u001f]/;
/** Values of other languages that JSON does not have. */
const NO_VALUE = /^(?:[+-]?(?:NaN|Infinity)|nan|undefined|None)$/;

/** The position after a string that starts at `start`; the text's end where it has no end. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const quote = json.indexOf('"', at);
    if (quote === -1) return json.length;
    let before = quote - 1;
    while (json[before] === '\\') before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
    at = quote + 1;
  }
}

/** The positions of a text's tokens from one position on. */
function* tokens(json: string, from: number): Generator<Extent, void> {
  const token = new RegExp(TOKEN);
  token.lastIndex = from;
  for (let match = token.exec(json); match; match = token.exec(json)) {
    if (match[0] === '"') token.lastIndex = endOfString(json, match.index);
    yield { start: match.index, end: token.lastIndex };
  }
}

/** A token as JSON has it: control characters in strings escaped, and null for a value of another language. */
function mendedToken(token: string): string {
  if (NO_VALUE.test(token)) return 'null';
  if (!token.startsWith('"') || !RAW_CONTROL.test(token)) return token;
  return token.replaceAll(CONTROL, (sign) => JSON.stringify(sign).slice(1, -1));
}

/** A row's JSON with its tokens mended and without commas before closing brackets. */
function mended(json: string): string {
  let result = '';
  let copied = 0;
  let comma: Extent | undefined;
  for (const { start, end } of tokens(json, 0)) {
    const token = json.slice(start, end);
    if (comma && (token === '}' || token === ']')) {
      result += json.slice(copied, comma.start);
      copied = comma.end;
    }
    comma = token === ',' ? { start, end } : undefined;
    const right = mendedToken(token);
    if (right === token) continue;
    result += json.slice(copied, start) + right;
    copied = end;
  }
  return result + json.slice(copied);
}

/** True when a string has a raw line break or the like. */
function hasRawControl(json: string): boolean {
  for (const { start, end } of tokens(json, 0)) {
    if (json[start] === '"' && RAW_CONTROL.test(json.slice(start, end))) return true;
  }
  return false;
}

const reasonOf = (error: unknown): string => String((error as Error).message).replaceAll(/[\s\p{Cc}]+/gu, ' ');

function parsed(json: string): Omit<JsonRow, 'line'> {
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    const problem = `it is not JSON: ${reasonOf(error)}`;
    const whole = mended(json);
    if (whole === json) return { problem };
    try {
      return { value: JSON.parse(whole), isMended: true };
    } catch {
      return { problem };
    }
  }
}

/** The end of the object that starts at `start`, or how far it was looked for in vain. */
function objectFrom(json: string, start: number): { end: number; isWhole: boolean } {
  let depth = 0;
  let last = start;
  for (const { start: at, end } of tokens(json, start)) {
    last = end;
    const sign = json[at] ?? '';
    // In a broken text a string with a line break is one whose end is missing.
    if (sign === '"' && RAW_CONTROL.test(json.slice(at, end))) break;
    if ('{['.includes(sign)) depth += 1;
    if ('}]'.includes(sign)) depth -= 1;
    if (depth > MAX_DEPTH) break;
    if (depth === 0) return { end, isWhole: true };
  }
  return { end: last, isWhole: false };
}

/** Follows the structure of a JSON text, token by token, as deep as rows can be. */
class RowScan {
  private open: Container[] = [];
  /** How deep the scan is inside of a value that holds no row, and the deepest it was. */
  private hidden = 0;
  private deepest = 0;
  private lastString = '';
  private isRecovered = false;
  private looks: number;
  private readonly lineAt: (position: number) => number;
  private readonly rowsKey: string;

  constructor(
    private readonly json: string,
    private readonly isRow: (value: unknown) => boolean,
    rowsKey: string,
  ) {
    this.lineAt = lineCounter(json);
    this.rowsKey = JSON.stringify(rowsKey);
    this.looks = MAX_LOOKS * json.length;
  }

  private expectsRow(parent: Container | undefined): boolean {
    return parent === undefined || parent.isArray || parent.key === this.rowsKey;
  }

  private opens(start: number): void {
    const parent = this.open.at(-1);
    if (this.hidden > 0 || !this.expectsRow(parent) || this.open.length > MAX_LISTS) {
      this.hidden += 1;
      this.deepest = Math.max(this.deepest, this.hidden);
      return;
    }
    if (parent) parent.isGraph = true;
    this.deepest = 0;
    this.open.push({ isArray: this.json[start] === '[', key: '', isGraph: false, start });
  }

  private closes(end: number): Extent | undefined {
    if (this.hidden > 0) {
      this.hidden -= 1;
      return undefined;
    }
    const closed = this.open.at(-1);
    // A bracket too many closes nothing.
    if (!closed || closed.isArray !== (this.json[end - 1] === ']')) return undefined;
    this.open.pop();
    return closed.isArray || closed.isGraph ? undefined : { start: closed.start, end };
  }

  private passes(start: number, end: number): Extent | undefined {
    const parent = this.open.at(-1);
    if (this.hidden > 0) return undefined;
    this.lastString = this.json.slice(start, end);
    if (!this.expectsRow(parent)) return undefined;
    if (parent) parent.isGraph = true;
    return { start, end };
  }

  /** Takes the next token and gives back where the row is that ends with it, if one does. */
  private take(start: number, end: number): Extent | undefined {
    const parent = this.hidden > 0 ? undefined : this.open.at(-1);
    switch (this.json[start]) {
      case '{':
      case '[':
        this.opens(start);
        return undefined;
      case '}':
      case ']':
        return this.closes(end);
      case ':':
        if (parent) parent.key = this.lastString;
        return undefined;
      case ',':
        if (parent) parent.key = '';
        return undefined;
      default:
        return this.passes(start, end);
    }
  }

  private read({ start, end }: Extent): JsonRow {
    const isDeep = this.deepest >= MAX_DEPTH;
    this.deepest = 0;
    return { line: this.lineAt(start), ...(isDeep ? TOO_DEEP : parsed(this.json.slice(start, end))) };
  }

  /** True when a broken row ends where it seems to: without a line break in a text, before the next row or the end. */
  private endsClearly({ start, end }: Extent): boolean {
    const next = /\S/g;
    next.lastIndex = end;
    const sign = next.exec(this.json)?.[0] ?? ',';
    const json = this.json.slice(start, end);
    return ',]'.includes(sign) && !hasRawControl(json);
  }

  /** The first row that is hidden in or behind a broken one. */
  private hiddenRow({ start, end }: Extent): (Extent & { value: unknown }) | undefined {
    for (let at = this.json.indexOf('{', start + 1); at !== -1 && at < end; at = this.json.indexOf('{', at + 1)) {
      const found = objectFrom(this.json, at);
      this.looks -= found.end - at;
      if (this.looks < 0) return undefined;
      if (!found.isWhole) continue;
      const { value } = parsed(this.json.slice(at, found.end));
      if (this.isRow(value)) return { start: at, end: found.end, value };
    }
    return undefined;
  }

  /** Gives a row that a broken one hides, as an item of a list, and where the scan is to continue. */
  private *recovered(broken: Extent): Generator<JsonRow, number | null> {
    const next = this.hiddenRow(broken);
    if (!next) return null;
    this.hidden = 0;
    this.isRecovered = true;
    this.open = [{ isArray: true, key: '', isGraph: false, start: next.start }];
    yield { line: this.lineAt(next.start), value: next.value };
    return next.end;
  }

  /** The rows from one position on. Gives back where to continue behind a broken one that hides rows. */
  private *rowsFrom(position: number): Generator<JsonRow, number | null> {
    for (const token of tokens(this.json, position)) {
      const place = this.take(token.start, token.end);
      if (this.isRecovered && this.open.length === 0) return null;
      if (!place) continue;
      const row = this.read(place);
      yield row;
      if (row.problem === undefined) continue;
      const isClear = this.endsClearly(place);
      const next = yield* this.recovered(isClear ? place : { start: place.start, end: this.json.length });
      if (next !== null || !isClear) return next;
    }
    if (this.open.length === 0) return null;
    const { length } = this.json;
    const start = this.open.filter(({ isArray, isGraph }) => !isArray && !isGraph).at(-1)?.start ?? length;
    yield { line: this.lineAt(start), ...(this.deepest >= MAX_DEPTH ? TOO_DEEP : { problem: 'it has no end' }) };
    return yield* this.recovered({ start, end: length });
  }

  *rows(): Generator<JsonRow, void> {
    let position: number | null = 0;
    while (position !== null) position = yield* this.rowsFrom(position);
  }
}

/**
 * Finds the rows of a JSON-LD text with the lines on which they start: a single object, the items of an array, and
 * the items of a `@graph`, or of another key, at any depth of these. An item that is no object is a row as well. A row
 * that is not JSON, has no end or is nested too deeply has a problem in place of a value, and hides no other row. Takes
 * time in proportion to the text's length, however deep it is nested.
 */
export function jsonRows(json: string, { rowsKey = '@graph', isRow = () => false }: Options = {}) {
  return new RowScan(json, isRow, rowsKey).rows();
}
