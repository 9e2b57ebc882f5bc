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
  /** Target of a link. */
  url?: string | null;
  /** One line at the right of the first. */
  aside?: { line: Line; style: TextStyle } | undefined;
}

/** How many lines of a text may not be parted: its first two, and all three of a short one. */
export function firstLines(count: number): number {
  return count <= 3 ? count : 2;
}

/** Puts text on the pages of a document from top to bottom, and starts another page when one is full. */
export class PageFlow {
  readonly left = MARGIN;
  readonly width: number;
  /** Where the next line starts, in points from the top of the page. */
  y = MARGIN;
  private readonly bottom: number;
  private readonly root: PDFKit.PDFStructureElement;

  constructor(private readonly doc: PDFKit.PDFDocument) {
    this.width = doc.page.width - 2 * MARGIN;
    this.bottom = doc.page.height - MARGIN;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** Leaves space, but none at the top of a page. */
  skip(height: number): void {
    if (this.y > MARGIN) this.y += height;
  }

  /** Goes to a new page unless so many points are left on this one. */
  reserve(height: number): void {
    if (this.y === MARGIN || this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Writes lines; neither the first nor the last of several stands alone on a page. */
  write({ tag, lines, style, spaceAbove = 0, url, aside }: TextBlock): void {
    if (lines.length === 0) return;
    this.skip(spaceAbove);
    const element = this.add(tag);
    const last = lines.length - 1;
    for (const [index, line] of lines.entries()) {
      const together = index === 0 ? firstLines(lines.length) : index === last - 1 ? 2 : 1;
      this.reserve(together * style.leading);
      this.writeLine(element, line, style, url);
      if (index === 0 && aside) this.writeAside(aside);
      this.y += style.leading;
    }
    element.end();
  }

  /** Draws a line from margin to margin. */
  rule(thickness: number, color: string): void {
    this.decorate(() => {
      this.doc.rect(this.left, this.y, this.width, thickness).fill(color);
    });
    this.y += thickness;
  }

  /** Draws a square JPEG at the top right of the page, with what is said to those who cannot see it. */
  picture(image: Buffer, side: number, description: string): void {
    const x = this.left + this.width - side;
    const draw = (): void => {
      this.doc.save();
      this.doc.roundedRect(x, MARGIN, side, side, side / 10).clip();
      this.doc.image(image, x, MARGIN, { width: side, height: side });
      this.doc.restore();
    };
    this.root.add(this.doc.struct('Figure', { alt: description }, [draw]));
  }

  /** Ends the text; on several pages, each then gets its number in the bottom margin, as `toLine` writes it. */
  finish(toLine: (page: number, pages: number) => Line, style: TextStyle): void {
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    if (count === 1) return;
    this.y = this.bottom + (MARGIN - style.leading) / 2;
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      const line = toLine(page + 1, count);
      this.decorate(() => this.draw(line, this.left + this.width - line.width, style));
    }
  }

  private add(tag: string): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag);
    this.root.add(element);
    return element;
  }

  private writeLine(element: PDFKit.PDFStructureElement, line: Line, style: TextStyle, url?: string | null): void {
    if (!url) {
      element.add(() => this.draw(line, this.left, style));
      return;
    }
    const link = this.doc.struct('Link');
    element.add(link);
    link.add(() => this.draw(line, this.left, style, url));
  }

  private writeAside({ line, style }: NonNullable<TextBlock['aside']>): void {
    const element = this.add('P');
    element.add(() => this.draw(line, this.left + this.width - line.width, style));
    element.end();
  }

  private draw({ runs }: Line, x: number, { size, leading, color }: TextStyle, url?: string): void {
    const baseline = leading / 2 + BASELINE * size;
    for (const run of runs) drawRun(this.doc, run, { x: x + run.x, y: this.y, baseline, size, color, url });
  }

  /** Marks a drawing as decoration, which screen readers skip. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }
}
