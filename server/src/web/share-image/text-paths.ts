import { printable } from '../../cv/pdf/printable';
import { breakLines, type Line, type Run } from '../../cv/pdf/text-lines';
import type { ShapedTypeface } from '../../cv/pdf/shaper';
import type { Weight } from '../../cv/pdf/script-fonts';

interface TextBlock {
  weight: Weight;
  /** In pixels, as are all lengths. */
  size: number;
  lineHeight: number;
  width: number;
  maxLines: number;
  /** Of the first line's baseline. */
  x: number;
  y: number;
  fill: string;
}

function shapedPath(
  typeface: ShapedTypeface,
  { text, x: start, space }: Run,
  origin: { x: number; y: number },
  size: number,
): string {
  const scale = size / typeface.unitsPerEm;
  return typeface
    .shape(text, space)
    .glyphs.map(({ id, x, y }) => {
      const place = `translate(${origin.x + start + x * size} ${origin.y - y * size}) scale(${scale} ${-scale})`;
      return `<path transform="${place}" d="${typeface.outline(id)}"/>`;
    })
    .join('');
}

function runPath(run: Run, origin: { x: number; y: number }, size: number): string {
  const { typeface, text, x } = run;
  if (typeface.kind === 'missing') return '';
  if (typeface.kind === 'shaped') return shapedPath(typeface, run, origin, size);
  const { font } = typeface;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs
    .map(({ id }, index) => {
      const place = positions[index];
      const left = origin.x + x + (pen + (place?.xOffset ?? 0)) * scale;
      pen += place?.xAdvance ?? 0;
      const outline = font.getGlyph(id).path.toSVG();
      // A font's y axis points up.
      return `<path transform="translate(${left} ${origin.y}) scale(${scale} ${-scale})" d="${outline}"/>`;
    })
    .join('');
}

/** Few letters are narrower, as a multiple of the size; a text of such letters alone ends early. */
const NARROW = 0.2;

/** How many characters `printable` may be given for each one shown: it removes invisible characters. */
const SPARE = 8;

/**
 * As much of a text as may have room in its lines, as it can be printed. Laying out a text takes far longer than cutting it,
 * and one character may become twenty letters (U+FDFA).
 */
function visibleText(text: string, { weight, size, width, maxLines }: TextBlock): { text: string; isCut: boolean } {
  const most = Math.ceil((maxLines * width) / (size * NARROW));
  const start = text.trimStart();
  const characters = Array.from(printable(start.slice(0, SPARE * most), weight));
  const isCut = start.length > SPARE * most || characters.length > most;
  return { text: characters.slice(0, most).join(''), isCut };
}

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** The first lines of a text; the last of them ends in an ellipsis where more would follow. No joined emoji is cut. */
function fittingLines(whole: string, block: TextBlock): Line[] {
  const { weight, size, width, maxLines } = block;
  const { text, isCut } = visibleText(whole, block);
  const linesOf = (part: string) => breakLines(part, { weight, size }, width);
  if (!isCut) {
    const lines = linesOf(text);
    if (lines.length <= maxLines) return lines;
  }
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  // The last letter may have lost its end to the limit.
  if (isCut && letters.length > 1) letters.pop();
  const cut = (length: number) => linesOf(`${letters.slice(0, length).join('').trimEnd()}…`);
  let [fits, tooLong] = [0, letters.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cut(middle).length <= maxLines) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}

/**
 * Draws a text as outlines, so that a picture needs no font where it is made. Gives back the SVG and the baseline of
 * the line that would follow.
 */
export function textPaths(text: string, block: TextBlock): { svg: string; nextY: number } {
  const lines = fittingLines(text, block);
  const paths = lines.flatMap(({ runs }, index) =>
    runs.map((run) => runPath(run, { x: block.x, y: block.y + index * block.lineHeight }, block.size)),
  );
  return { svg: `<g fill="${block.fill}">${paths.join('')}</g>`, nextY: block.y + lines.length * block.lineHeight };
}
