/** Titles of the same work. Specification 4, section 2, "Lowongan serupa". */
import { conceptsOfTitle, type Concept } from './concepts';
import { CERTAIN } from './order';
import { ENTRIES, FILLERS, LEADERS, RANKS } from './tables';
import { conceptQuery } from './text-query';

/** Words of a title about the candidates, and not about the work. */
const ASKED: readonly string[] = ['fresh graduate', 'lulusan baru'];

/** A rank or level, a place or a form of work is none of the work itself: "Staf Gudang" and "Staf Keuangan" are two jobs. */
function isWork({ typed }: Concept): boolean {
  const isOther = FILLERS.has(typed) || LEADERS.has(typed) || RANKS.has(typed) || ASKED.includes(typed);
  return !isOther && !/^\d+$/.test(typed) && (ENTRIES.get(typed)?.isWork ?? true);
}

/**
 * The tsqueries, of the document and of the titles in the head, of vacancies of the same work as a title: by any entry of the tables or a synonym of it, or else by all words.
 *
 * @returns null for a title without a word of the work
 */
export function similarWork(title: string) {
  const works = conceptsOfTitle(title).filter(isWork);
  const entries = works.filter(({ typed }) => ENTRIES.has(typed));
  const toQuery = (weights: '' | 'A'): string =>
    (entries.length > 0 ? entries : works)
      .flatMap((concept) => conceptQuery(concept, weights, CERTAIN) ?? [])
      .join(entries.length > 0 ? ' | ' : ' & ');
  return works.length === 0 ? null : { inDocument: toQuery(''), inTitle: toQuery('A') };
}
