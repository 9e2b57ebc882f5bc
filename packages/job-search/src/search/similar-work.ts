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
 * The tsquery of vacancies with the same work in the title: any entry of the tables or a synonym of it, or else all words.
 *
 * @returns null for a title without a word of the work
 */
export function similarWork(title: string): string | null {
  const works = conceptsOfTitle(title).filter(isWork);
  const entries = works.filter(({ typed }) => ENTRIES.has(typed));
  const queries = (entries.length > 0 ? entries : works).flatMap(
    (concept) => conceptQuery(concept, 'A', CERTAIN) ?? [],
  );
  return queries.length === 0 ? null : queries.join(entries.length > 0 ? ' | ' : ' & ');
}
