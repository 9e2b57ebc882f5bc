/** Title matches of a query with words that are filters. */
import { searchKey } from '@titian/rules/search-key';
import { toWords } from '@titian/rules/words';
import { IGNORED_PLACES, type Concept, type QueryTexts } from './concepts';
import { IGNORED } from './tables';
import { conceptQuery } from './text-query';

/** A pattern of the title, and a tsquery of the place, the kind of work or the workplace. */
export interface TitleFilter {
  /** A regular expression of PostgreSQL. */
  title: string;
  places: string;
}

/** A filter by place, kind of work or workplace among the words of a query. */
const isFilter = ({ box, meanings, isOptional }: Concept): boolean =>
  !isOptional && (box === 'place' || meanings.length > 0);

/** A pattern of titles that have a text from the beginning of a word on; "it" also to its end, for it is none of "item". */
const wordsFrom = (text: string): string =>
  (/^[\p{L}\p{N}]/u.test(text) ? '\\m' : '') +
  text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&') +
  (/[\p{L}\p{N}]{3}$/u.test(text) ? '' : '(?!\\w)');

/**
 * The title matches of a query of which some words are filters ("kasir sleman"): the title has the other words, and the
 * place, the kind of work or the workplace is the wanted one. Specification 4, section 2.
 *
 * @param concepts those that the vacancies are found by, without dropped ones
 * @returns null for a query without such words, or of no others
 */
export function toTitleFilter({ search, location }: QueryTexts, concepts: readonly Concept[]): TitleFilter | null {
  const filters = concepts.filter(isFilter);
  const places = filters.flatMap((concept) => conceptQuery(concept, 'AC') ?? []);
  if (filters.length === 0 || places.length < filters.length) return null;
  const words = new Set(filters.flatMap(({ typed }) => [...typed.split(' '), typed.replaceAll(' ', '')]));
  const without = (text: string, ignored: ReadonlySet<string>): string =>
    searchKey(text)
      .split(' ')
      .filter((part) => !toWords(part).every((word) => words.has(word) || ignored.has(word)))
      .join(' ');
  const title = without(search, IGNORED).replace(/[,;]$/, '');
  if (!title || without(location, IGNORED_PLACES)) return null;
  return { title: wordsFrom(title), places: places.join(' & ') };
}
