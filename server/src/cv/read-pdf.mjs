/**
 * Reads the PDFs whose bytes come in, as a JSON list of base64 texts, and writes as JSON what is in them. A program of
 * its own, because the reader is an ES module that jest's sandbox does not load.
 */
import { buffer } from 'node:stream/consumers';
import { getResolvedPDFJS } from 'unpdf';

const { getDocument } = await getResolvedPDFJS();

/** The parts of a page as a screen reader finds them: their roles, and what is said of those that are no text. */
function describe({ role, alt, children = [] }) {
  return [...(role ? [alt ? `${role}: ${alt}` : role] : []), ...children.flatMap(describe)];
}

async function readPage(page) {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const annotations = await page.getAnnotations();
  const [, , width, height] = page.view;
  return {
    width,
    height,
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    items: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, width: length, transform: [, , , size, x, y] }) => ({
        text: str,
        left: x,
        right: x + length,
        y,
        size,
      })),
    links: annotations.map(({ unsafeUrl }) => unsafeUrl),
    linkTexts: annotations.map(({ contentsObj }) => contentsObj.str),
    structure: describe(await page.getStructTree()),
  };
}

async function read(base64) {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
  const attached = Object.values((await document.getAttachments()) ?? {});
  const texts = attached.map(({ filename, content }) => [filename, Buffer.from(content).toString()]);
  return { info, pages, attachments: Object.fromEntries(texts) };
}

const files = JSON.parse((await buffer(process.stdin)).toString());
process.stdout.write(JSON.stringify(await Promise.all(files.map(read))));
