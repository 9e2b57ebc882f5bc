import { toPhrase } from '@titian/rules/words';
import { TABLES, columnsOf, fieldOf } from './fields';
import { bareFactOf } from './personal';

/** True for the headings of a table's columns, some of which may be of no field. */
export const isTableHead = (cells: readonly string[]): boolean =>
  TABLES.some((names) => columnsOf(names, cells) !== null);

/** True for the label of a field and nothing else. */
export function isLabel(text: string): boolean {
  const phrase = toPhrase(text);
  const fields = [bareFactOf(phrase), ...TABLES.map((names) => fieldOf(names, phrase))];
  return fields.some((field) => field !== 'ignored' && field !== undefined);
}
