import { sanitiseHtml } from '../jobs/sanitise-html';
import type { JsonObject } from './fields';
import { isHtml, linesOf, listHtml, longTexts } from './html-parts';

/**
 * The HTML of a row's `description`, followed by its `responsibilities` under a heading of their own. Throws
 * RowRefused when one is no text or too long.
 */
export function toDescription(row: JsonObject): string {
  const description = longTexts(row.description, 'description').join('\n');
  const responsibilities = longTexts(row.responsibilities, 'responsibilities');
  if (responsibilities.length === 0) return description;
  const tasks = responsibilities.some(isHtml)
    ? responsibilities.join('\n')
    : listHtml(responsibilities.flatMap(linesOf));
  // Behind a plain text, markup would make HTML of it and its lines one paragraph; so it becomes HTML first.
  return `${sanitiseHtml(description)}<h3>Tanggung Jawab</h3>${tasks}`;
}
