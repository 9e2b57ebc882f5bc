interface XmlRoot {
  /** In small letters. */
  name: string;
  /** Position of its opening tag. */
  start: number;
}

const NAME = /<([a-z_][\w:.-]*)/iy;
const SPACE = /[\s\ufeff]*/y;
/** A part of a DOCTYPE: a quoted text, a comment, a bracket or its end. */
const DOCTYPE_PART = /"[^"]*"|'[^']*'|<!--|[[\]>]/g;

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function after(text: string, end: string, position: number): number {
  const found = text.indexOf(end, position);
  return found === -1 ? text.length : found + end.length;
}

/** The position after a DOCTYPE, the declarations between its brackets included. */
function afterDoctype(text: string, position: number): number {
  let isInside = false;
  let at = position;
  for (let part = matchAt(DOCTYPE_PART, text, at); part; part = matchAt(DOCTYPE_PART, text, at)) {
    at = part.index + part[0].length;
    if (part[0] === '<!--') at = after(text, '-->', at);
    else if (part[0] === '>' && !isInside) return at;
    else if (part[0] === '[') isInside = true;
    else if (part[0] === ']') isInside = false;
  }
  return text.length;
}

/**
 * The root element of an XML text, behind its declaration, stylesheet lines, comments and DOCTYPE; null where the text
 * does not begin like XML. Takes time in proportion to the text's length.
 */
export function xmlRoot(text: string): XmlRoot | null {
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, text, at)?.[0].length ?? 0;
    if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4);
    else if (/^<!doctype$/i.test(text.slice(at, at + 9))) at = afterDoctype(text, at + 9);
    else break;
  }
  const name = matchAt(NAME, text, at)?.[1];
  return name === undefined ? null : { name: name.toLowerCase(), start: at };
}
