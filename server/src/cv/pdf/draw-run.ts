import { deflateSync } from 'node:zlib';
import { RIGHT_TO_LEFT, type Run } from './text-lines';
import type { ShapedTypeface } from './shaper';
import { BOX_WIDTH, textLayerTypeface, type PlainTypeface } from './typefaces';

interface Place {
  /** In points from the left end and the top of the page. */
  x: number;
  y: number;
  /** How far the baseline lies below `y`, in points. */
  baseline: number;
  /** In points. */
  size: number;
  color: string;
}

type Pdf = PDFKit.PDFDocument;

const number = (value: number): string => String(+value.toFixed(4));

function writeText(doc: Pdf, { name, font }: PlainTypeface, text: string, place: Place, scaling = 100): void {
  // pdfkit takes an opened font as well, which its types do not say.
  doc.registerFont(name, font as unknown as Buffer);
  doc.font(name, place.size).fillColor(place.color);
  const horizontalScaling = +scaling.toFixed(3);
  doc.text(text, place.x, place.y, {
    lineBreak: false,
    baseline: -place.baseline,
    horizontalScaling,
  } as PDFKit.Mixins.TextOptions);
}

/** Writes the characters of a drawing, as wide as it is, without showing them. */
function writeTextLayer(doc: Pdf, { text, width }: Run, place: Place): void {
  const typeface = textLayerTypeface();
  // Readers expect the characters of a right-to-left text as they are printed.
  const ordered = RIGHT_TO_LEFT.test(text) ? Array.from(text).reverse().join('') : text;
  const natural = (typeface.font.layout(text).advanceWidth / typeface.font.unitsPerEm) * place.size;
  doc.save();
  // Text rendering mode 3 shows nothing.
  doc.addContent('3 Tr');
  writeText(doc, typeface, ordered, place, (width / natural) * 100);
  doc.restore();
}

type Point = [number, number];

/** A path of `M`, `L`, `Q`, `C` and `Z` commands as PDF operators, which have no quadratic curves. */
function toOperators(path: string): string {
  const operators: string[] = [];
  let [x, y]: Point = [0, 0];
  for (const [, command = '', values = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = values.split(/[ ,]+/).filter(Boolean).map(Number);
    if (command === 'Q') {
      const [controlX, controlY, endX, endY] = numbers as [number, number, number, number];
      const third = (from: number, control: number) => from + ((control - from) * 2) / 3;
      const controls = [third(x, controlX), third(y, controlY), third(endX, controlX), third(endY, controlY)];
      operators.push(`${[...controls, endX, endY].map((value) => +value.toFixed(1)).join(' ')} c`);
    } else {
      operators.push([...numbers, { M: 'm', L: 'l', C: 'c', Z: 'h' }[command]].join(' '));
    }
    [x, y] = (numbers.length > 0 ? numbers.slice(-2) : [x, y]) as Point;
  }
  return operators.length === 0 ? '' : `${operators.join('\n')}\nf`;
}

/** Outlines that a document holds already, by typeface and glyph. */
const outlinesOf = new WeakMap<Pdf, Map<string, { label: string; ref: PDFKit.PDFKitReference } | null>>();

/** The outline of a glyph as a form of the document, or null when it shows nothing. */
function formOf(doc: Pdf, typeface: ShapedTypeface, id: number) {
  const forms = outlinesOf.get(doc) ?? new Map<string, { label: string; ref: PDFKit.PDFKitReference } | null>();
  outlinesOf.set(doc, forms);
  const key = `${typeface.name} ${id}`;
  const known = forms.get(key);
  if (known !== undefined) return known;
  const outline = toOperators(typeface.outline(id));
  const { unitsPerEm: em } = typeface;
  const form = outline === '' ? null : { label: `Glyph${forms.size}`, ref: doc.ref(formDictionary(em)) };
  // A copy: a result of `deflateSync` keeps 16 KB.
  form?.ref.end(Buffer.from(deflateSync(outline)));
  forms.set(key, form);
  return form;
}

const formDictionary = (em: number) => ({
  Type: 'XObject',
  Subtype: 'Form',
  Filter: 'FlateDecode',
  BBox: [-4 * em, -4 * em, 8 * em, 4 * em],
  Matrix: [1 / em, 0, 0, 1 / em, 0, 0],
  Resources: {},
});

function drawOutlines(doc: Pdf, typeface: ShapedTypeface, run: Run, { x, y, baseline, size, color }: Place): void {
  const page = doc.page as unknown as { xobjects: Record<string, unknown> };
  const drawing: string[] = [];
  for (const glyph of typeface.shape(run.text, run.space).glyphs) {
    const form = formOf(doc, typeface, glyph.id);
    if (!form) continue;
    page.xobjects[form.label] = form.ref;
    const [left, bottom] = [x + glyph.x * size, y + baseline - glyph.y * size].map(number);
    drawing.push(`q ${number(size)} 0 0 ${number(-size)} ${left} ${bottom} cm /${form.label} Do Q`);
  }
  doc.save();
  doc.fillColor(color);
  // All at once: pdfkit allocates a buffer for each.
  doc.addContent(drawing.join('\n'));
  doc.restore();
}

function drawBoxes(doc: Pdf, text: string, { x, y, baseline, size, color }: Place): void {
  const gap = size * 0.08;
  const step = size * BOX_WIDTH;
  doc.save();
  doc.lineWidth(size * 0.06).strokeColor(color);
  for (const [index] of Array.from(text).entries()) {
    doc.rect(x + index * step + gap, y + baseline - step, step - 2 * gap, step).stroke();
  }
  doc.restore();
}

/**
 * Draws a stretch of a line. Text that needs shaping is drawn as outlines, and what no font has as boxes; both carry
 * their characters as text that is not seen.
 */
export function drawRun(doc: Pdf, run: Run, place: Place): void {
  const { typeface, text } = run;
  if (typeface.kind === 'plain') {
    writeText(doc, typeface, text, place);
    return;
  }
  if (typeface.kind === 'shaped') drawOutlines(doc, typeface, run, place);
  else drawBoxes(doc, text, place);
  writeTextLayer(doc, run, place);
}
