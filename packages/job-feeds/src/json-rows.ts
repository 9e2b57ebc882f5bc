import { JSONParser, TokenType } from '@streamparser/json';
import { isObject } from './fields';

export interface JsonRow {
  /** Line of the file on which the row starts, the first being 1. */
  line: number;
  value?: unknown;
  /** Why it has no value. */
  problem?: string;
}

/** A list or object, or a value without parts. */
interface Extent {
  /** On which it starts. */
  line: number;
  /** How many levels of values it has in it. */
  height: number;
}

/** A text that is not read as JSON. The message says why and on which line. */
export class NotJson extends Error {
  override name = 'NotJson';
}

/** A row that is nested deeper is not read. */
const MAX_HEIGHT = 200;
const TOO_DEEP = { problem: `it is nested deeper than ${MAX_HEIGHT} levels` };
/** Deeper than this, lists hold no rows. */
const MAX_LISTS = 50;

/** The end of a line, which belongs to it. */
const LINE_END = /(?<=\n)|(?<=\r)(?!\n)/;
/** An escape, or a sign that begins or ends a text or must not stand in one. */
// eslint-disable-next-line no-control-regex -- JSON forbids these very characters in a text
const SIGN = /\\[^]|["\u0000-\u001f]/g;
const CDATA_START = /^\s*(?:\/[/*]\s*)?<!\[CDATA\[(?:\s*\*\/)?/;

/** The JSON in a script's CDATA section, on the same lines. */
function withoutCdata(text: string): string {
  const start = CDATA_START.exec(text)?.[0];
  if (start === undefined) return text;
  const end = text.lastIndexOf(']]>');
  const json = text.slice(start.length, end === -1 ? undefined : end).replace(/\/[/*]\s*$/, '');
  return start.replaceAll(/\S/g, ' ') + json;
}

/** Gives lines of JSON with raw control characters in texts escaped: feeds have them, such as line breaks. */
function controlEscaper(): (line: string) => string {
  let isInText = false;
  return (line) =>
    line.replaceAll(SIGN, (sign) => {
      if (sign === '"') isInText = !isInText;
      return isInText && sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign;
    });
}

/**
 * The rows of a JSON text with the lines on which they start: a single object, objects one behind the other, the items of an
 * array, and the items of a `@graph`, or of another key, at any depth of these. An item that is no object is a row as well;
 * one that is nested very deeply has a problem in place of a value. Throws NotJson. Takes time in proportion to the text's length.
 */
export function jsonRows(text: string, rowsKey = '@graph'): JsonRow[] {
  if (text.trim() === '') throw new NotJson('it is empty');
  const rows: JsonRow[] = [];
  const open: Extent[] = [];
  let line = 0;
  let last: Extent = { line, height: 0 };
  const holdsRows = (key: string | number | undefined): boolean => typeof key !== 'string' || key === rowsKey;
  const parser = new JSONParser({ separator: '' });
  parser.onToken = ({ token }) => {
    const isEnd = token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET;
    last = (isEnd ? open.pop() : undefined) ?? { line, height: 0 };
    const parent = open.at(-1);
    if (parent) parent.height = Math.max(parent.height, last.height + 1);
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) open.push({ line, height: 0 });
  };
  parser.onValue = ({ value, key, stack }) => {
    if (Array.isArray(value) || (isObject(value) && Object.hasOwn(value, rowsKey))) return;
    if (stack.length > MAX_LISTS || !holdsRows(key) || !stack.every((parent) => holdsRows(parent.key))) return;
    rows.push({ line: last.line, ...(last.height > MAX_HEIGHT ? TOO_DEEP : { value }) });
  };
  const escaped = controlEscaper();
  try {
    for (const part of withoutCdata(text).split(LINE_END)) {
      line += 1;
      parser.write(Buffer.from(escaped(part)));
    }
  } catch {
    throw new NotJson(`it is not JSON on line ${line}`);
  }
  try {
    parser.end();
  } catch {
    throw new NotJson(`it is not JSON: it ends on line ${line}, before the end of its last value`);
  }
  return rows;
}
