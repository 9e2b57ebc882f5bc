import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { strFromU8, strToU8 } from 'fflate';
import { applyStyles } from './apply-styles';

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';

/** More paragraphs than these in a text box are a column of their own. */
const LABEL_PARAGRAPHS = 2;

type Files = ReadonlyMap<string, Uint8Array>;

const parse = (bytes: Uint8Array): Document => new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');

const all = (root: Document | Element, name: string): Element[] => Array.from(root.getElementsByTagName(name));

const remove = (node: Node): void => void node.parentNode?.removeChild(node);

const hasText = (node: Node): boolean => (node.textContent ?? '').trim() !== '';

function closest(node: Node, name: string): Element | undefined {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (parent.nodeName === name) return parent as Element;
  }
  return undefined;
}

/** True where no text comes before a paragraph of the body. */
function isAtTop(paragraph: Element): boolean {
  for (let before = paragraph.previousSibling; before; before = before.previousSibling) {
    if (hasText(before)) return false;
  }
  return paragraph.parentNode?.nodeName === 'w:body';
}

/**
 * Puts the paragraphs of text boxes into the body: labels, and boxes above all text, before the paragraph that holds
 * the box, others after the body's last.
 */
function moveTextBoxes(document: Document, body: Element): void {
  // The same box once more, for old programs.
  for (const choice of all(document, 'mc:Choice').filter((element) => all(element, 'w:txbxContent').length > 0)) {
    for (const sibling of Array.from(choice.parentNode?.childNodes ?? [])) {
      if (sibling.nodeName === 'mc:Fallback') remove(sibling);
    }
  }
  for (const box of all(document, 'w:txbxContent')) {
    const paragraph = closest(box, 'w:p');
    const content = Array.from(box.childNodes);
    remove(box);
    if (!paragraph?.parentNode) continue;
    const isLabel = content.filter(hasText).length <= LABEL_PARAGRAPHS;
    const staysHere = isLabel || isAtTop(paragraph);
    for (const part of content) {
      if (staysHere) paragraph.parentNode.insertBefore(part, paragraph);
      else body.appendChild(part);
    }
  }
}

/** Puts the paragraphs of headers before the body's first, and those of footers after its last; the same text once. */
function addHeadersAndFooters(files: Files, document: Document, body: Element): void {
  const known = new Set<string>();
  const first = body.firstChild;
  for (const name of [...files.keys()].filter((file) => /^word\/(?:header|footer)\d*\.xml$/.test(file)).sort()) {
    const root = parse(files.get(name) ?? new Uint8Array()).documentElement;
    const text = root.textContent?.trim() ?? '';
    if (text === '' || known.has(text)) continue;
    known.add(text);
    for (const part of Array.from(root.childNodes)) {
      body.insertBefore(document.importNode(part, true), name.startsWith('word/header') ? first : null);
    }
  }
}

/** Pictures, and addresses of links: both refer to parts of the file that are not read. */
function removeReferences(document: Document): void {
  for (const name of ['w:drawing', 'w:pict', 'w:object']) all(document, name).forEach(remove);
  for (const link of all(document, 'w:hyperlink')) link.removeAttribute('r:id');
}

/**
 * The files of a document by Word with the text of page headers, page footers and text boxes in its body, and with the
 * look of its styles in its letters.
 */
export function gatherText(files: Files): Map<string, Uint8Array> {
  const document = parse(files.get(DOCUMENT) ?? new Uint8Array());
  const [body] = all(document, 'w:body');
  if (!body) throw new Error('The document has no body.');
  addHeadersAndFooters(files, document, body);
  moveTextBoxes(document, body);
  removeReferences(document);
  const styles = files.get(STYLES);
  if (styles) applyStyles(document, parse(styles));
  return new Map([...files, [DOCUMENT, strToU8(new XMLSerializer().serializeToString(document))]]);
}
