import { linksIn } from './contact';
import { findPeriod, tidy } from './dates';
import { isSentence, strongParts, type Row } from './rows';
import type { Read } from './work';

/** Names of works with their addresses. */
export function readPortfolio(rows: readonly Row[]): Read[] {
  let name: { text: string; row: Row } | null = null;
  const reads: Read[] = [];
  for (const row of rows) {
    const links = linksIn(row.text);
    let text = row.text;
    for (const link of links) text = text.replace(link, ' ');
    const isText = row.bullet !== null || isSentence(row.text);
    const [before] = isText && name !== null ? [] : strongParts(tidy(text.replace(/^[^:]*link\s*:/i, '')));
    if (links.length === 0 && !isText) name = { text: tidy(findPeriod(row.text)?.rest ?? row.text), row };
    for (const url of links) {
      const own = before?.replace(/[:\s]+$/, '');
      const title = own || name?.text;
      reads.push({ values: { ...(title && { name: title }), url }, rows: !own && name ? [name.row, row] : [row] });
    }
  }
  return reads;
}
