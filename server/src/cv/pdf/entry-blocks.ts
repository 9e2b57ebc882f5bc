import type { CvEntry } from '../cv';
import { styles } from './cv-styles';
import { firstLines, type TextBlock, type TextStyle } from './page-flow';
import { printable } from './printable';
import { breakLines, type Line } from './text-lines';

/** Between a title and what is at its right, in points. */
const GAP = 14;

/** Above a record's text, in points. */
const TEXT_GAP = 2;

const NAMELESS = '–';

/** A text, whatever it holds, as lines in one style. */
export function toLines(text: string | null | undefined, style: TextStyle, width: number): Line[] {
  return breakLines(printable(text ?? '', style.weight), style, width);
}

function titleBlock(entry: CvEntry, title: string, width: number): TextBlock {
  const [period] = toLines(entry.period, styles.period, width);
  const room = period ? width - period.width - GAP : width;
  return {
    tag: 'H3',
    lines: toLines(title, styles.title, room),
    style: styles.title,
    aside: period && { line: period, style: styles.period },
  };
}

/**
 * One record as text blocks, from top to bottom, `width` points wide. A record whose title cannot be printed has its
 * details as title.
 */
export function toBlocks(entry: CvEntry, width: number): TextBlock[] {
  const { text, link } = entry;
  const blocks: TextBlock[] = [];
  if (entry.title !== undefined) {
    const heads = [entry.title, entry.details ?? ''].filter((head) => printable(head, styles.title.weight) !== '');
    const [title = NAMELESS, details] = heads;
    blocks.push(titleBlock(entry, title, width));
    blocks.push({ tag: 'P', lines: toLines(details, styles.details, width), style: styles.details });
  }
  blocks.push({ tag: 'P', lines: toLines(text, styles.text, width), style: styles.text, spaceAbove: TEXT_GAP });
  blocks.push({ tag: 'P', lines: toLines(link?.text, styles.link, width), style: styles.link, url: link?.url });
  return blocks.filter(({ lines }) => lines.length > 0);
}

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
