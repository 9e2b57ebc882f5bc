/** Characters that people type before a line to make it look like a list: "-", "•", "1.", "2)", "a." */
const LINE_MARKER =
  /^[\s\u200B\uFEFF]*(?:[-–—](?!\d)|[•·*▪▫◦●○■□‣✓✔➢➤]|\(?\d{1,2}[.)](?=\s|\p{L}|$)|[a-z][.)](?=\s|$))[\s\u200B\uFEFF]*/u;

/** White space and zero-width characters alone: nothing that a reader sees. */
const BLANK_LINE = /^[\s\u200B-\u200D\u2060\uFEFF]*$/;

/** Tags of marks within a line; every other tag starts a line. */
export const MARKS = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'];

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** A link of the provider as it may be shown, or null: absolute, and to a web page or a mail address only. */
function safeHref(href: string | null): string | null {
  try {
    const url = new URL((href ?? '').trim());
    return LINK_SCHEMES.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00A0': '&nbsp;' };

const escapeText = (text: string): string => text.replace(/[&<>\u00A0]/g, (sign) => ENTITIES[sign] ?? sign);

const escapeValue = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function openingTag(tag: string, href: string | null): string {
  const safe = tag === 'a' ? safeHref(href) : null;
  return safe === null ? `<${tag}>` : `<${tag} href="${escapeValue(safe)}" rel="noopener noreferrer" target="_blank">`;
}

interface Mark {
  tag: string;
  /** Its opening tag. */
  opening: string;
}

type Part = { text: string } | { opened: Mark } | { closed: Mark };

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
    if ('text' in part) return escapeText(part.text);
    return 'opened' in part ? part.opened.opening : `</${part.closed.tag}>`;
  });
  // A mark that held nothing but the marker.
  return written
    .join('')
    .replace(/<(\w+)[^<>]*><\/\1>/g, '')
    .trim();
}

/** Takes HTML tag by tag, and makes the items of one bullet list of it. */
export interface ItemWriter {
  open: (tag: string, href: string | null) => void;
  text: (text: string) => void;
  close: (tag: string) => void;
  /**
   * HTML of each item: escaped text, marks and safe links alone. Each block and each `<br>` makes an item, and marks that are
   * open there continue in it; empty ones are left out, and so is what was typed to look like a bullet.
   */
  items: () => string[];
}

/** Makes the items of a provider's text, whatever reads its HTML. Specification 1, section 2, "Job detail screen". */
export function itemWriter(): ItemWriter {
  const marks: Mark[] = [];
  const lines: Part[][] = [[]];
  const add = (part: Part) => void lines.at(-1)?.push(part);
  const startLine = () => {
    for (const closed of [...marks].reverse()) add({ closed });
    lines.push(marks.map((opened) => ({ opened })));
  };
  return {
    open(tag, href) {
      if (!MARKS.includes(tag)) return startLine();
      const opened = { tag, opening: openingTag(tag, href) };
      marks.push(opened);
      add({ opened });
    },
    text: (text) => add({ text }),
    close(tag) {
      const closed = MARKS.includes(tag) ? marks.pop() : undefined;
      if (closed) add({ closed });
      else if (tag !== 'br') startLine();
    },
    items: () =>
      lines
        .map(withoutMarker)
        .filter((line) => !BLANK_LINE.test(textOf(line)))
        .map(write),
  };
}
