import { sanitiseHtml } from './sanitise-html';
import type { JsonObject } from './fields';
import { isHtml, linesOf, listHtml, longTexts } from './html-parts';
import { silently, type Warn } from './warnings';

/**
 * The HTML of a row's `description`, followed by its `responsibilities` under a heading of their own. What is no text
 * is left out with a warning.
 */
export function toDescription(row: JsonObject, warn: Warn = silently): string {
  const description = longTexts(row.description, 'description', warn).join('\n');
  const responsibilities = longTexts(row.responsibilities, 'responsibilities', warn);
  if (responsibilities.length === 0) return description;
  const tasks = responsibilities.some(isHtml)
    ? responsibilities.join('\n')
    : listHtml(responsibilities.flatMap(linesOf));
  // Behind a plain text, markup would make HTML of it and its lines one paragraph; so it becomes HTML first.
  return `${sanitiseHtml(description)}<h3>Tanggung Jawab</h3>${tasks}`;
}
