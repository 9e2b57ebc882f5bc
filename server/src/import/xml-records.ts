import { Parser } from 'htmlparser2';
import { ImportError } from './import-problems';

/** Text by the name of its element, in small letters; white space around it is gone, and empty ones are left out. */
export type XmlRecord = Partial<Record<string, string>>;

interface Shape {
  root: string;
  record: string;
  /** For messages. */
  file: string;
}

interface Records {
  /** The root's own elements beside the records. */
  head: XmlRecord;
  records: { line: number; fields: XmlRecord }[];
}

/** Counts lines up to positions that only grow. */
function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (position) => {
    while (next !== -1 && next < position) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/**
 * Reads XML that is a list of flat records: `<root><name>…</name><record><field>…</field>…</record>…</root>`. Entities
 * of a DTD are not known and nothing is fetched. What stands deeper is text of its field. Throws ImportError when the
 * text ends before its root does.
 */
export function xmlRecords(xml: string, { root, record, file }: Shape): Records {
  const result: Records = { head: {}, records: [] };
  const lineAt = lineCounter(xml);
  const open: string[] = [];
  let fields: XmlRecord | null = null;
  let text = '';
  let isWhole = false;

  const parser: Parser = new Parser(
    {
      onopentag: (tag) => {
        open.push(tag.toLowerCase());
        if (open.length === 2 && open[1] === record) {
          fields = {};
          result.records.push({ line: lineAt(parser.startIndex), fields });
        }
        if (open.length === (fields ? 3 : 2)) text = '';
      },
      ontext: (data) => (text += data),
      onclosetag: (_tag, isImplied) => {
        const depth = fields ? 3 : 2;
        const tag = open.at(-1) ?? '';
        if (open.length === depth && text.trim() !== '') (fields ?? result.head)[tag] = text.trim();
        if (fields && open.length === 2) fields = null;
        if (open.length === 1) isWhole = tag === root && !isImplied;
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  if (!isWhole) throw new ImportError(`${file} is no complete XML document of a <${root}>.`);
  return result;
}
