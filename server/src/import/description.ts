import { longTexts, linesOf, isHtml, listHtml } from './html-parts';
import type { JsonObject } from './fields';

/**
 * The HTML of a row's `description`, followed by its `responsibilities` under a heading of their own. A plain text is
 * left for the sanitiser to divide into paragraphs. Throws RowRefused when one is no text or too long.
 */
export function toDescription(row: JsonObject): string {
  const description = longTexts(row.description, 'description').join('\n');
  const responsibilities = longTexts(row.responsibilities, 'responsibilities');
  if (responsibilities.length === 0) return description;
  const tasks = responsibilities.some(isHtml)
    ? responsibilities.join('\n')
    : listHtml(responsibilities.flatMap(linesOf));
  return `${description}<h3>Tanggung Jawab</h3>${tasks}`;
}
