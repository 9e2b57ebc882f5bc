import { BLANK_LINE, LINE_MARKER } from '@titian/rules/list-line';
import { Parser } from 'htmlparser2';
import { escapeMarkup } from '../escape-markup';

/** Marks within a line, of the tags that `sanitiseHtml` leaves; all others start a line. */
const MARKS = new Set(['strong', 'b', 'em', 'i', 'u', 'a']);

interface Mark {
  tag: string;
  /** Its opening tag. */
  opening: string;
}

type Part = { text: string } | { opened: Mark } | { closed: Mark };

/** The lines of HTML, in which each block and each `<br>` starts one; the marks open there go on in it. */
function toLines(html: string): Part[][] {
  const marks: Mark[] = [];
  const lines: Part[][] = [[]];
  const add = (part: Part) => void lines.at(-1)?.push(part);
  const startLine = () => {
    for (const closed of [...marks].reverse()) add({ closed });
    lines.push(marks.map((opened) => ({ opened })));
  };
  const parser = new Parser(
    {
      onopentag(tag, { href, rel }) {
        if (!MARKS.has(tag)) return startLine();
        const attributes = Object.entries({ href, rel }).filter(([, value]) => value !== undefined);
        const written = attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value ?? '')}"`).join('');
        const opened = { tag, opening: `<${tag}${written}>` };
        marks.push(opened);
        add({ opened });
      },
      ontext: (text) => add({ text }),
      onclosetag(tag) {
        if (!MARKS.has(tag)) {
          if (tag !== 'br') startLine();
          return;
        }
        const closed = marks.pop();
        if (closed) add({ closed });
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return lines;
}

const textOf = (line: Part[]): string => line.map((part) => ('text' in part ? part.text : '')).join('');

/** Takes the typed marker off a line that becomes a bullet anyway. */
function withoutMarker(line: Part[]): Part[] {
  const first = line.findIndex((part) => 'text' in part && !BLANK_LINE.test(part.text));
  return line.map((part, index) =>
    index === first && 'text' in part ? { text: part.text.replace(LINE_MARKER, '') } : part,
  );
}

function write(line: Part[]): string {
  const written = line.map((part) => {
    if ('text' in part) return escapeMarkup(part.text);
    return 'opened' in part ? part.opened.opening : `</${part.closed.tag}>`;
  });
  // A mark that held nothing but the marker.
  return written
    .join('')
    .replace(/<(\w+)><\/\1>/g, '')
    .trim();
}

/**
 * The items of the bullet list that the web app makes of a job's text: a paragraph, a list item or a line ended by
 * `<br>` each, without what was typed to look like a bullet. Specification 1, section 2, "Job detail screen".
 *
 * @param html as `sanitiseHtml` gives it
 * @returns HTML of each item, as safe as what it was made of
 */
export const listItems = (html: string): string[] =>
  toLines(html)
    .filter((line) => !BLANK_LINE.test(textOf(line)))
    .map(withoutMarker)
    .filter((line) => !BLANK_LINE.test(textOf(line)))
    .map(write);
