export interface JsonRow {
  /** Line of the file on which the row starts, the first being 1. */
  line: number;
  /** The row's own JSON. */
  json: string;
}

/** An array or object whose items, or whose `@graph` or the like, are rows. */
interface Container {
  isArray: boolean;
  /** In an object, the key whose value comes next, in its quotes; empty before a key. */
  key: string;
  /** Whether an object holds rows in a `@graph` or the like and so is no row itself. */
  isGraph: boolean;
  start: number;
  line: number;
}

/** A line's end, a sign of structure, the beginning of a string, or a number or literal. */
const TOKEN = /\r\n?|["{}[\]:,\n]|[^\s"{}[\]:,]+/g;

function isEscaped(json: string, quote: number): boolean {
  let before = quote - 1;
  while (json[before] === '\\') before -= 1;
  return (quote - before) % 2 === 0;
}

/** The position after a string that starts at `start`. */
function endOfString(json: string, start: number): number {
  let quote = json.indexOf('"', start + 1);
  while (isEscaped(json, quote)) quote = json.indexOf('"', quote + 1);
  return quote + 1;
}

/** Follows the structure of a JSON text, token by token, as deep as rows can stand. */
class RowScan {
  private readonly open: Container[] = [];
  /** How deep the scan is inside of a value that holds no row. */
  private hidden = 0;
  private lastString = '';

  constructor(
    private readonly json: string,
    /** The key of an object whose value holds rows, in its quotes. */
    private readonly rowsKey: string,
  ) {}

  private expectsRow(parent: Container | undefined): boolean {
    return parent === undefined || parent.isArray || parent.key === this.rowsKey;
  }

  private opens(start: number, line: number): void {
    const parent = this.open.at(-1);
    if (this.hidden > 0 || !this.expectsRow(parent)) {
      this.hidden += 1;
      return;
    }
    if (parent) parent.isGraph = true;
    this.open.push({ isArray: this.json[start] === '[', key: '', isGraph: false, start, line });
  }

  private closes(end: number): JsonRow | undefined {
    if (this.hidden > 0) {
      this.hidden -= 1;
      return undefined;
    }
    const closed = this.open.pop();
    if (!closed || closed.isArray || closed.isGraph) return undefined;
    return { line: closed.line, json: this.json.slice(closed.start, end) };
  }

  private passes(start: number, end: number, line: number): JsonRow | undefined {
    const parent = this.open.at(-1);
    if (this.hidden > 0) return undefined;
    this.lastString = this.json.slice(start, end);
    if (!this.expectsRow(parent)) return undefined;
    if (parent) parent.isGraph = true;
    return { line, json: this.lastString };
  }

  /** Takes the next token and gives back the row that ends with it, if one does. */
  take(start: number, end: number, line: number): JsonRow | undefined {
    const parent = this.hidden > 0 ? undefined : this.open.at(-1);
    switch (this.json[start]) {
      case '{':
      case '[':
        this.opens(start, line);
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
        return this.passes(start, end, line);
    }
  }
}

/**
 * Finds the rows of a JSON-LD text with the lines on which they start: a single object, the items of an array, and
 * the items of a `@graph`, or of another key, at any depth of these. An item that is no object is a row as well. The text must be valid
 * JSON. Takes time in proportion to the text's length, however deep it is nested.
 */
export function* jsonRows(json: string, rowsKey = '@graph'): Generator<JsonRow, void> {
  const scan = new RowScan(json, JSON.stringify(rowsKey));
  const token = new RegExp(TOKEN);
  let line = 1;
  for (let match = token.exec(json); match; match = token.exec(json)) {
    const first = match[0][0];
    if (first === '\n' || first === '\r') {
      line += 1;
      continue;
    }
    if (first === '"') token.lastIndex = endOfString(json, match.index);
    const row = scan.take(match.index, token.lastIndex, line);
    if (row) yield row;
  }
}
