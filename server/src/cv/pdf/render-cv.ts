import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Cv, CvContact, CvSection } from '../cv';
import type { CvTemplate } from '../cv-options';
import { CV_TEXTS } from '../cv-texts';
import { compact, skinOf, type Skin } from './cv-styles';
import { blockHeight, headHeight, indented, toBlocks, toLines } from './entry-blocks';
import { MM, PageFlow, type TextBlock } from './page-flow';
import { printable } from './printable';
import { isMissing, loadTypefaces } from './typefaces';
import { entryTexts, withinLimit } from './within-limit';

const PHOTO_GAP = 6 * MM;

/** Text in place of a name that cannot be printed. */
const NAMELESS = 'Curriculum Vitae';

/** From the beginning of a bar to the heading in it. */
const BAR_PADDING = 5;

/** From the header's text to the lower edge of the band behind it. */
const BAND_PADDING = 6 * MM;

/** How dense a CV is made to save a page, in the order in which they are tried. */
const DENSITIES = [1, 2, 3, 4, 5, 6, 7, 8].map((eighths) => eighths / 8);

/** A longer CV is not measured again for each density. */
const MAX_FITTED_PAGES = 6;

export interface CvToRender {
  cv: Cv;
  /** A square JPEG. */
  photo: Uint8Array | null;
  createdAt: Date;
  /** Null or left out: the appearance of a call without any choice. */
  template?: CvTemplate | null;
  /** Without a photo, templates that have a place for one show it empty. */
  hasPlaceForPhoto?: boolean;
  /** The same data as JSON Resume, which the file carries as an attachment. */
  resume?: string;
}

function createDocument({ cv, createdAt, resume }: CvToRender): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // No standard font, to which a PDF only refers.
    font: '',
    lang: CV_TEXTS[cv.lang].locale,
    tagged: true,
    // The types lack it.
    subset: 'PDF/UA' as 'PDF/A-1',
    displayTitle: true,
    info: { Title: `CV ${cv.name}`, Creator: 'Titian', Producer: 'Titian', CreationDate: createdAt },
  });
  // With the number 1 pdfkit would take it for PDF/A-1, whose list of characters lacks parts of letters with accents.
  Object.assign(doc, { subset: '1' });
  if (resume !== undefined) {
    doc.file(Buffer.from(resume), {
      name: 'resume.json',
      type: 'application/json',
      description: 'JSON Resume',
      creationDate: createdAt,
      modifiedDate: createdAt,
    });
  }
  return doc;
}

/** A way to reach the candidate: its label in a column of its own, or before it. */
function contactBlock({ label, ...link }: CvContact, { styles, labels }: Skin, width: number): TextBlock {
  const style = link.url === null ? styles.contact : styles.contactLink;
  if (label === undefined || labels === undefined) {
    const text = label === undefined ? link.text : `${label}: ${link.text}`;
    return { tag: 'P', style, link, lines: toLines(text, style, width) };
  }
  const [name = { runs: [], width: 0 }] = toLines(label, style, labels);
  const [first, ...others] = toLines(`: ${link.text}`, style, width - labels).map((line) => indented(line, labels));
  const lines = first ? [{ ...first, runs: [...name.runs, ...first.runs] }, ...others] : [];
  return { tag: 'P', style, link, lines };
}

/** The texts of the header, from top to bottom. */
function headerBlocks({ lang, name, headline, contacts }: Cv, skin: Skin, width: number): TextBlock[] {
  const { styles, gaps } = skin;
  const title = skin.hasDocumentTitle ? CV_TEXTS[lang].documentTitle : '';
  const nameLines = toLines(name, styles.name, width);
  return [
    { tag: 'P', style: styles.documentTitle, lines: toLines(title, styles.documentTitle, width) },
    { tag: 'H1', style: styles.name, lines: nameLines.length > 0 ? nameLines : toLines(NAMELESS, styles.name, width) },
    { tag: 'P', style: styles.headline, lines: toLines(headline, styles.headline, width) },
    ...contacts.map((contact, index) => ({
      ...contactBlock(contact, skin, width),
      spaceAbove: index === 0 ? gaps.header : 0,
    })),
  ];
}

function writeHeader(page: PageFlow, { cv, photo, hasPlaceForPhoto = false }: CvToRender, skin: Skin): void {
  const top = page.y;
  const hasFrame = photo !== null || (hasPlaceForPhoto && skin.hasDocumentTitle);
  const width = hasFrame ? page.width - skin.photo.width - PHOTO_GAP : page.width;
  const blocks = headerBlocks(cv, skin, width);
  const height = blocks.reduce((sum, block) => sum + blockHeight(block), 0);
  const bottom = top + Math.max(height, hasFrame ? skin.photo.height : 0);
  if (skin.band !== undefined) page.band(bottom + BAND_PADDING, skin.band);
  for (const block of blocks) page.write(block);
  if (photo) page.picture(Buffer.from(photo), skin.photo, CV_TEXTS[cv.lang].photoOf(cv.name));
  else if (hasFrame) page.frame(skin.photo);
  page.y = bottom;
  if (skin.band !== undefined) page.y += BAND_PADDING;
}

function writeHeading(page: PageFlow, heading: string, skin: Skin, spaceBelow: number): void {
  const { styles, gaps, rule, bar } = skin;
  const { above, thickness, below } = rule;
  page.skip(gaps.section);
  page.reserve(styles.heading.leading + above + thickness + below + spaceBelow);
  const lines = toLines(heading, styles.heading, page.width);
  if (bar !== undefined) page.bar(styles.heading.leading, bar);
  const indent = bar === undefined ? 0 : BAR_PADDING;
  page.write({ tag: 'H2', lines: lines.map((line) => indented(line, indent)), style: styles.heading });
  page.skip(above);
  if (thickness > 0) page.rule(thickness, rule.color, rule.width);
  page.skip(below);
}

function writeSection(page: PageFlow, { heading, entries }: CvSection, skin: Skin, mostPages: number): void {
  for (const [index, entry] of entries.entries()) {
    if (page.pages > mostPages) return;
    const blocks = toBlocks(entry, skin, page.width);
    if (index === 0) writeHeading(page, heading, skin, headHeight(blocks));
    else page.skip(skin.gaps.entry);
    page.reserve(headHeight(blocks));
    for (const block of blocks) page.write(block);
  }
}

/** Writes a CV; stops soon after it has more than `mostPages`. */
function writeCv(page: PageFlow, task: CvToRender, skin: Skin, mostPages = Infinity): void {
  writeHeader(page, task, skin);
  for (const section of task.cv.sections) writeSection(page, section, skin, mostPages);
}

/**
 * The skin as dense as the CV needs to save its last page: in any case for one page, and by at most half where more are left
 * (specification 4, section 10); as it is where that does not save it. A call without any choice keeps its pages.
 */
function fittingSkin(task: CvToRender, skin: Skin): Skin {
  const countPages = (candidate: Skin, most: number): number => {
    const page = new PageFlow(null);
    writeCv(page, task, candidate, most);
    return page.pages;
  };
  const pages = countPages(skin, task.template ? MAX_FITTED_PAGES : 2);
  if (pages === 1 || pages > (task.template ? MAX_FITTED_PAGES : 2)) return skin;
  const skins = (pages === 2 ? DENSITIES : DENSITIES.slice(0, DENSITIES.length / 2)).map((one) => compact(skin, one));
  const fits = (candidate: Skin | undefined) => candidate && countPages(candidate, pages - 1) < pages;
  return (fits(skins.at(-1)) && skins.find(fits)) || skin;
}

/** Every text of a CV, one after the other. */
function textOf({ name, headline, contacts, sections }: Cv): string {
  const texts = sections.flatMap((section) => section.entries.flatMap(entryTexts));
  return [name, headline, ...contacts.map((contact) => contact.text), ...texts].join('\n');
}

export interface RenderedCv {
  file: Uint8Array;
  /** Characters that no font has, each once; a box is drawn for each. */
  missing: string[];
  /** Records of the profile that the file ends before. */
  omitted: number;
}

/**
 * Draws a CV as an A4 PDF whose text can be read back, and whose structure a screen reader knows (PDF/UA-1). Long CVs
 * keep the thread busy for seconds: the server calls it in a worker thread.
 */
export async function renderCv(whole: CvToRender): Promise<RenderedCv> {
  const { cv, omitted } = withinLimit(whole.cv);
  const task = { ...whole, cv };
  const { template = null } = task;
  const text = textOf(cv);
  await loadTypefaces(text);
  const doc = createDocument(task);
  const page = new PageFlow(doc);
  const skin = fittingSkin(task, skinOf(template));
  writeCv(page, task, skin);
  const { pageNumber, details } = skin.styles;
  if (omitted > 0) {
    page.skip(skin.gaps.section);
    page.write({ tag: 'P', style: details, lines: toLines(CV_TEXTS[cv.lang].omitted(omitted), details, page.width) });
  }
  page.finish((number, count) => {
    const [line = { runs: [], width: 0 }] = toLines(`${number} / ${count}`, pageNumber, page.width);
    return line;
  }, pageNumber);
  doc.end();
  const missing = Array.from(new Set(printable(text, 'regular'))).filter(
    (one) => one !== '\n' && isMissing(one, 'regular'),
  );
  return { file: await buffer(doc), missing, omitted };
}
