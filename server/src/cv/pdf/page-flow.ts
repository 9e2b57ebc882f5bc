import type { CvLink } from '../cv';
import { drawRun } from './draw-run';
import type { Line, Lettering } from './text-lines';

/** Points in a millimetre. */
export const MM = 72 / 25.4;

const MARGIN = 18 * MM;

/** How far a text's baseline lies below the middle of its line, as a multiple of the font size: half a capital letter. */
const BASELINE = 0.36;

export interface TextStyle extends Lettering {
  /** From one line to the next, in points. */
  leading: number;
  color: string;
}

/** Lines in one style, with the structure type by which a screen reader knows them. */
export interface TextBlock {
  tag: 'H1' | 'H2' | 'H3' | 'P';
  lines: Line[];
  style: TextStyle;
  /** In points. */
  spaceAbove?: number;
  /** Opened by a click on any of the lines. */
  link?: CvLink | undefined;
  /** One line at the right of the first. */
  aside?: { line: Line; style: TextStyle } | undefined;
}

/** How many lines of a text may not be parted: its first two, and all three of a short one. */
export function firstLines(count: number): number {
  return count <= 3 ? count : 2;
}

/** The place of a photo; lengths in points. */
interface Frame {
  width: number;
  height: number;
  radius: number;
}

/** Both sides of an A4 page, in points. */
const A4 = { width: 595.28, height: 841.89 };

const BOTTOM = A4.height - MARGIN;

/**
 * Puts text on the pages of a document from top to bottom, and starts another page when one is full. Without a document
 * it only measures: `pages` tells how many the text takes.
 */
export class PageFlow {
  readonly left = MARGIN;
  readonly width = A4.width - 2 * MARGIN;
  /** Where the next line starts, in points from the top of the page. */
  y = MARGIN;
  /** Pages that have been started. */
  pages = 1;
  private readonly root: PDFKit.PDFStructureElement | undefined;

  constructor(private readonly doc: PDFKit.PDFDocument | null) {
    this.root = doc?.struct('Document');
    if (this.root) doc?.addStructure(this.root);
  }

  /** Leaves space, but none at the top of a page. */
  skip(height: number): void {
    if (this.y > MARGIN) this.y += height;
  }

  /** Goes to a new page unless so many points are left on this one. */
  reserve(height: number): void {
    if (this.y === MARGIN || this.y + height <= BOTTOM) return;
    this.doc?.addPage();
    this.pages += 1;
    this.y = MARGIN;
  }

  /** Writes lines; neither the first nor the last of several stands alone on a page. */
  write({ tag, lines, style, spaceAbove = 0, link, aside }: TextBlock): void {
    if (lines.length === 0) return;
    this.skip(spaceAbove);
    const element = this.add(tag);
    const last = lines.length - 1;
    for (const [index, line] of lines.entries()) {
      const together = index === 0 ? firstLines(lines.length) : index === last - 1 ? 2 : 1;
      this.reserve(together * style.leading);
      if (element) this.writeLine(element, line, style, link);
      if (index === 0 && aside) this.writeAside(aside);
      this.y += style.leading;
    }
    element?.end();
  }

  /** Draws a line from the left margin, to the right one unless it is `width` points long. */
  rule(thickness: number, color: string, width = this.width): void {
    this.decorate((doc) => {
      doc.rect(this.left, this.y, width, thickness).fill(color);
    });
    this.y += thickness;
  }

  /** Fills the next `height` points with a colour, from margin to margin. */
  bar(height: number, color: string): void {
    this.decorate((doc) => {
      doc.rect(this.left, this.y, this.width, height).fill(color);
    });
  }

  /** Fills the page with a colour from edge to edge, from its top to `bottom`, in points from the top. */
  band(bottom: number, color: string): void {
    this.decorate((doc) => {
      doc.rect(0, 0, A4.width, bottom).fill(color);
    });
  }

  /** Draws an empty frame at the top right of the page. */
  frame({ width, height }: Frame): void {
    this.decorate((doc) => {
      doc
        .rect(this.left + this.width - width, MARGIN, width, height)
        .lineWidth(0.5)
        .stroke('gray');
    });
  }

  /** Fills a frame at the top right of the page with a JPEG; `description` is for those who cannot see it. */
  picture(image: Buffer, { width, height, radius }: Frame, description: string): void {
    const { doc, root } = this;
    if (!doc || !root) return;
    const x = this.left + this.width - width;
    const draw = (): void => {
      doc.save();
      doc.roundedRect(x, MARGIN, width, height, radius).clip();
      doc.image(image, x, MARGIN, { cover: [width, height], align: 'center', valign: 'center' });
      doc.restore();
    };
    root.add(doc.struct('Figure', { alt: description }, [draw]));
  }

  /** Ends the text; on several pages, each then gets its number in the bottom margin, as `toLine` writes it. */
  finish(toLine: (page: number, pages: number) => Line, style: TextStyle): void {
    this.root?.end();
    if (this.pages === 1) return;
    this.y = BOTTOM + (MARGIN - style.leading) / 2;
    for (let page = 0; page < this.pages; page += 1) {
      this.doc?.switchToPage(page);
      const line = toLine(page + 1, this.pages);
      this.decorate(() => this.draw(line, this.left + this.width - line.width, style));
    }
  }

  private add(tag: string): PDFKit.PDFStructureElement | undefined {
    const element = this.doc?.struct(tag);
    if (element) this.root?.add(element);
    return element;
  }

  /** Each line of a link has an annotation and a structure element, for PDF/UA knows no link over several lines. */
  private writeLine(element: PDFKit.PDFStructureElement, line: Line, style: TextStyle, link?: CvLink): void {
    const structParent = link?.url ? this.doc?.struct('Link') : undefined;
    if (!link?.url || !structParent) {
      element.add(() => this.draw(line, this.left, style));
      return;
    }
    element.add(structParent);
    structParent.add(() => this.draw(line, this.left, style));
    // pdfkit writes only a String object as text; its types lack `structParent`.
    const options = { structParent, Contents: Object(link.text) as string } as PDFKit.Mixins.AnnotationOption;
    this.doc?.link(this.left, this.y, line.width, style.leading, link.url, options);
  }

  private writeAside({ line, style }: NonNullable<TextBlock['aside']>): void {
    const element = this.add('P');
    element?.add(() => this.draw(line, this.left + this.width - line.width, style));
    element?.end();
  }

  private draw({ runs }: Line, x: number, { size, leading, color }: TextStyle): void {
    if (!this.doc) return;
    const baseline = leading / 2 + BASELINE * size;
    for (const run of runs) drawRun(this.doc, run, { x: x + run.x, y: this.y, baseline, size, color });
  }

  /** Marks a drawing as decoration, which screen readers skip. */
  private decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    if (!this.doc) return;
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }
}
