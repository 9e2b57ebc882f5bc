import type { CvEntry } from '../cv';
import { joinDetails } from '../cv-entries';
import type { Skin } from './cv-styles';
import { firstLines, type TextBlock, type TextStyle } from './page-flow';
import { printable } from './printable';
import { breakLines, type Line } from './text-lines';

/** Between a title and what is at its right, in points. */
const GAP = 14;

const NAMELESS = '–';

/** A text, whatever it holds, as lines in one style. */
export function toLines(text: string | null | undefined, style: TextStyle, width: number): Line[] {
  return breakLines(printable(text ?? '', style.weight), style, width);
}

const isPrintable = (text: string | undefined): text is string => printable(text ?? '', 'bold') !== '';

/** Title with the period at its right, and all details in one line. */
function headBlocks({ title, period, organization, details }: CvEntry, { styles }: Skin, width: number): TextBlock[] {
  const [head = NAMELESS, below] = [title, joinDetails([organization, details])].filter(isPrintable);
  const [aside] = toLines(period, styles.period, width);
  const room = aside ? width - aside.width - GAP : width;
  return [
    {
      tag: 'H3',
      lines: toLines(head, styles.title, room),
      style: styles.title,
      aside: aside && { line: aside, style: styles.period },
    },
    { tag: 'P', lines: toLines(below, styles.details, width), style: styles.details },
  ];
}

/** Title, organisation, and period with details, each with lines of its own. */
function stackedBlocks(entry: CvEntry, { styles }: Skin, width: number): TextBlock[] {
  const { title, period, organization, details } = entry;
  const [head, company] = [title, organization].filter(isPrintable);
  const below = [
    { text: company, style: styles.organization },
    { text: joinDetails([period, details]), style: styles.period },
  ];
  return [
    { tag: 'H3', lines: toLines(head ?? NAMELESS, styles.title, width), style: styles.title },
    ...below.map(({ text, style }): TextBlock => ({ tag: 'P', lines: toLines(text, style, width), style })),
  ];
}

/**
 * One record as text blocks, from top to bottom, `width` points wide. A record whose title cannot be printed has the next
 * text as its title.
 */
export function toBlocks(entry: CvEntry, skin: Skin, width: number): TextBlock[] {
  const { styles, gaps } = skin;
  const { text, link } = entry;
  const toHead = skin.isStacked ? stackedBlocks : headBlocks;
  const blocks: TextBlock[] = entry.title === undefined ? [] : toHead(entry, skin, width);
  blocks.push({ tag: 'P', lines: toLines(text, styles.text, width), style: styles.text, spaceAbove: gaps.text });
  blocks.push({ tag: 'P', lines: toLines(link?.text, styles.link, width), style: styles.link, link });
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** A line that begins `indent` points further to the right. */
export const indented = ({ runs, width }: Line, indent: number): Line => ({
  runs: runs.map((run) => ({ ...run, x: run.x + indent })),
  width: width + indent,
});

/** The height of a block on one page, in points. */
export const blockHeight = ({ lines, style, spaceAbove = 0 }: TextBlock): number =>
  lines.length === 0 ? 0 : spaceAbove + lines.length * style.leading;

/**
 * The height, in points, that a page must have left for a record to start there: all blocks but the last, and the
 * first lines of the last.
 */
export function headHeight(blocks: readonly TextBlock[]): number {
  const heights = blocks.map(({ lines, style, spaceAbove = 0 }, index) => {
    const isLast = index === blocks.length - 1;
    return spaceAbove + (isLast ? firstLines(lines.length) : lines.length) * style.leading;
  });
  return heights.reduce((sum, height) => sum + height, 0);
}
