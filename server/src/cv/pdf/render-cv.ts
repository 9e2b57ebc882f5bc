import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Cv, CvSection } from '../cv';
import { ACCENT, styles } from './cv-styles';
import { headHeight, toBlocks, toLines } from './entry-blocks';
import { MM, PageFlow } from './page-flow';
import { printable } from './printable';
import { isMissing, loadTypefaces } from './typefaces';

const PHOTO_SIDE = 30 * MM;
const PHOTO_GAP = 6 * MM;

/** Text in place of a name that cannot be printed. */
const NAMELESS = 'Curriculum Vitae';

/** Space below the headline, above a section, around its rule and between records, in points. */
const HEADER_GAP = 5;
const SECTION_GAP = 16;
const RULE_GAPS = { above: 2, thickness: 0.8, below: 7 };
const ENTRY_GAP = 9;

interface CvToRender {
  cv: Cv;
  /** A square JPEG. */
  photo: Uint8Array | null;
  createdAt: Date;
}

function createDocument({ name }: Cv, createdAt: Date): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // No standard font, to which a PDF only refers.
    font: '',
    lang: 'id-ID',
    tagged: true,
    displayTitle: true,
    info: { Title: `CV ${name}`, Creator: 'Titian', Producer: 'Titian', CreationDate: createdAt },
  });
}

function writeHeader(page: PageFlow, cv: Cv, photo: Buffer | null): void {
  const top = page.y;
  const width = photo ? page.width - PHOTO_SIDE - PHOTO_GAP : page.width;
  const name = toLines(cv.name, styles.name, width);
  const { contact } = styles;
  page.write({ tag: 'H1', style: styles.name, lines: name.length > 0 ? name : toLines(NAMELESS, styles.name, width) });
  page.write({ tag: 'P', style: styles.headline, lines: toLines(cv.headline, styles.headline, width) });
  page.skip(HEADER_GAP);
  page.write({ tag: 'P', style: contact, lines: toLines(cv.contacts.join('\n'), contact, width) });
  for (const { text, url } of cv.links) {
    const style = url === null ? contact : styles.contactLink;
    page.write({ tag: 'P', style, url, lines: toLines(text, style, width) });
  }
  if (!photo) return;
  page.picture(photo, PHOTO_SIDE, `Foto ${cv.name}`);
  page.y = Math.max(page.y, top + PHOTO_SIDE);
}

function writeHeading(page: PageFlow, heading: string, spaceBelow: number): void {
  const { above, thickness, below } = RULE_GAPS;
  page.skip(SECTION_GAP);
  page.reserve(styles.heading.leading + above + thickness + below + spaceBelow);
  page.write({ tag: 'H2', lines: toLines(heading, styles.heading, page.width), style: styles.heading });
  page.skip(above);
  page.rule(thickness, ACCENT);
  page.skip(below);
}

function writeSection(page: PageFlow, { heading, entries }: CvSection): void {
  for (const [index, entry] of entries.entries()) {
    const blocks = toBlocks(entry, page.width);
    if (index === 0) writeHeading(page, heading, headHeight(blocks));
    else page.skip(ENTRY_GAP);
    page.reserve(headHeight(blocks));
    for (const block of blocks) page.write(block);
  }
}

/** Every text of a CV, one after the other. */
function textOf({ name, headline, contacts, links, sections }: Cv): string {
  const entries = sections.flatMap((section) => section.entries);
  const texts = entries.flatMap(({ title, period, details, text, link }) => [title, period, details, text, link?.text]);
  return [name, headline, ...contacts, ...links.map((link) => link.text), ...texts].join('\n');
}

export interface RenderedCv {
  file: Uint8Array;
  /** Characters that no font has, each once; a box is drawn for each. */
  missing: string[];
}

/**
 * Draws a CV as an A4 PDF whose text can be read back and whose structure a screen reader knows. Long CVs keep the
 * thread busy for seconds: the server calls it in a worker thread.
 */
export async function renderCv({ cv, photo, createdAt }: CvToRender): Promise<RenderedCv> {
  const text = textOf(cv);
  await loadTypefaces(text);
  const doc = createDocument(cv, createdAt);
  const page = new PageFlow(doc);
  writeHeader(page, cv, photo && Buffer.from(photo));
  for (const section of cv.sections) writeSection(page, section);
  page.finish((number, count) => {
    const [line = { runs: [], width: 0 }] = toLines(`${number} / ${count}`, styles.pageNumber, page.width);
    return line;
  }, styles.pageNumber);
  doc.end();
  const missing = Array.from(new Set(printable(text, 'regular'))).filter(
    (one) => one !== '\n' && isMissing(one, 'regular'),
  );
  return { file: await buffer(doc), missing };
}
