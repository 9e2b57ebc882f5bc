import { Parser } from 'htmlparser2';
import { ImportError } from './import-problems';
import { lineCounter } from './line-counter';
import { xmlRoot } from './xml-root';

/**
 * Texts by the name of their elements, in small letters, in their order; white space around them is gone, and empty and
 * repeated ones are left out.
 */
export type XmlRecord = Partial<Record<string, string[]>>;

interface Shape {
  root: string;
  record: string;
}

interface Records {
  /** The root's own elements beside the records. */
  head: XmlRecord;
  records: { line: number; fields: XmlRecord }[];
  /** Lines of records without an end and, where the text ends before its root does, its last line. */
  broken: number[];
}

interface OpenRecord {
  line: number;
  /** How many elements are open with it. */
  depth: number;
  fields: XmlRecord;
}

/** Elements in each other. The parser takes time in proportion to the square of the depth; no feed needs more. */
const MAX_DEPTH = 64;

function add(record: XmlRecord, tag: string, text: string): void {
  const texts = record[tag] ?? [];
  if (text !== '' && !texts.includes(text)) record[tag] = [...texts, text];
}

/**
 * Reads XML that is a list of flat records: `<root><name>…</name><record><field>…</field>…</record>…</root>`. A DOCTYPE
 * is passed over: its entities are not known and nothing is fetched. Deeper elements are HTML of their field, without attributes. A
 * record without an end, or one in which the text ends, is left out and told by its line. Throws `ImportError` for elements
 * that are nested more than 64 times.
 */
export function xmlRecords(xml: string, { root, record }: Shape): Records {
  const result: Records = { head: {}, records: [], broken: [] };
  const lineAt = lineCounter(xml);
  const start = xmlRoot(xml)?.start ?? 0;
  const open: string[] = [];
  let current: OpenRecord | null = null;
  let text = '';
  let isEnding = false;
  let isWhole = false;

  const parser: Parser = new Parser(
    {
      onopentag: (name) => {
        const tag = name.toLowerCase();
        const depth = open.push(tag);
        if (depth > MAX_DEPTH) throw new ImportError(`The feed has more than ${MAX_DEPTH} elements in each other.`);
        const isRecord = tag === record && depth === (current ? current.depth + 1 : 2);
        if (isRecord && current) result.broken.push(current.line);
        if (isRecord) current = { line: lineAt(start + parser.startIndex), depth, fields: {} };
        const fieldDepth = current ? current.depth + 1 : 2;
        if (depth === fieldDepth) text = '';
        if (depth > fieldDepth) text += `<${tag}>`;
      },
      ontext: (data) => (text += data),
      onclosetag: (_name, isImplied) => {
        const depth = open.length;
        const tag = open.pop() ?? '';
        const fieldDepth = current ? current.depth + 1 : 2;
        if (depth === fieldDepth) add(current?.fields ?? result.head, tag, text.trim());
        if (depth > fieldDepth) text += `</${tag}>`;
        if (current?.depth === depth) {
          if (isEnding) result.broken.push(current.line);
          else result.records.push(current);
          current = null;
        }
        if (depth === 1) isWhole = tag === root && !isImplied;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml.slice(start));
  isEnding = true;
  parser.end();
  if (!isWhole) result.broken.push(lineAt(xml.length));
  return result;
}
